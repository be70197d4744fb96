import App

extension Translation {
  static let wayProblems: [Translation] = [
    Translation(.nothingSetUp, "Nothing has been set up yet.", "まだ何も設定されていません。", "尚未进行任何设置。"),
    Translation(
      .stillLocked,
      "Your places are still here, and still locked.",
      "場所はそのまま、ロックされた状態で残っています。",
      "您的地点都在，仍处于锁定状态。"
    ),
    Translation(
      .waysUnchanged,
      "Your places and your ways to unlock are as they were.",
      "場所と解除方法は、どちらも元のままです。",
      "您的地点和解锁方式均未改变。"
    ),
    Translation(.passkeyCancelled, "The passkey was not confirmed.", "パスキーが確認されませんでした。", "通行密钥未得到确认。"),
    Translation(
      .passkeyUnknown,
      "That passkey does not belong to these places.",
      "そのパスキーは、ここの場所のものではありません。",
      "该通行密钥不属于这些地点。"
    ),
    Translation(
      .passkeyUnsupported,
      "This browser or device has no passkeys.",
      "このブラウザまたは端末では、パスキーを使えません。",
      "此浏览器或设备不支持通行密钥。"
    ),
    Translation(
      .passkeyWithoutSecret,
      "This passkey can sign in, but it cannot encrypt.",
      "このパスキーはサインインには使えますが、暗号化には使えません。",
      "该通行密钥可用于登录，但不能用于加密。"
    ),
    Translation(.passkeyFailed, "The passkey did not work.", "パスキーがうまく動きませんでした。", "通行密钥未能正常工作。"),
    Translation(
      .insecure,
      "This page was not opened over HTTPS, so the browser does not allow encryption.",
      "HTTPSで開かれていないため、ブラウザが暗号化を許可していません。",
      "此页面不是通过 HTTPS 打开的，浏览器不允许加密。"
    ),
    Translation(.passphraseTooShort, "The passphrase is too short.", "パスフレーズが短すぎます。", "密码短语太短。"),
    Translation(
      .passphrasesDiffer,
      "The two passphrases differ.",
      "2つのパスフレーズが一致しません。",
      "两次输入的密码短语不一致。"
    ),
    Translation(.wrongPassphrase, "That is not the passphrase.", "パスフレーズが違います。", "密码短语不正确。"),
    Translation(
      .recoveryLength,
      "The recovery key is incomplete or too long.",
      "復旧キーの文字数が合っていません。",
      "恢复密钥的长度不对。"
    ),
    Translation(
      .recoveryCharacter,
      "Character {0} of the recovery key is not one it can have.",
      "復旧キーの{0}文字目に、使われない文字があります。",
      "恢复密钥的第 {0} 个字符不是有效字符。"
    ),
    Translation(
      .recoveryChecksum,
      "There is a typing error in the recovery key.",
      "復旧キーに入力の誤りがあります。",
      "恢复密钥中有输入错误。"
    ),
    Translation(
      .wrongRecoveryKey,
      "That recovery key belongs to other places.",
      "その復旧キーは、ここの場所のものではありません。",
      "该恢复密钥不属于这些地点。"
    ),
    Translation(
      .deviceKeyMissing,
      "The key that this browser kept is gone.",
      "ブラウザに保管されていた鍵が失われています。",
      "此浏览器保存的密钥已不存在。"
    ),
    Translation(
      .damagedSlot,
      "This way to unlock is damaged and cannot be read.",
      "この解除方法は壊れていて、読み取れません。",
      "该解锁方式已损坏，无法读取。"
    ),
    Translation(
      .wrongSecret,
      "The passkey answered, but its key does not fit.",
      "パスキーは応答しましたが、鍵が合いませんでした。",
      "通行密钥有回应，但密钥不匹配。"
    ),
    Translation(
      .noSuchWay,
      "This way to unlock is not set up here.",
      "その解除方法は設定されていません。",
      "此处未设置该解锁方式。"
    ),
    Translation(
      .tooManyWays,
      "There is no room for another way to unlock.",
      "解除方法はこれ以上追加できません。",
      "无法再添加更多解锁方式。"
    ),
    Translation(
      .lastWay,
      "The last way to unlock cannot be removed.",
      "最後の解除方法は削除できません。",
      "无法移除最后一种解锁方式。"
    ),
    Translation(.nameMissing, "The name is empty.", "名前が空です。", "名称为空。"),
    Translation(
      .ciphersFailed,
      "The browser’s encryption did not work.",
      "ブラウザの暗号化がうまく動きませんでした。",
      "浏览器的加密功能未能正常工作。"
    ),
    Translation(
      .passkeyCancelledRemedy,
      "Try again and confirm with your face, finger, PIN or security key.",
      "もう一度試して、顔、指紋、PIN、またはセキュリティキーで確認してください。",
      "请重试，并用面容、指纹、PIN 码或安全密钥确认。"
    ),
    Translation(
      .passkeyUnknownRemedy,
      "Choose the passkey you set up for them, or another way to unlock.",
      "設定したときのパスキーを選ぶか、ほかの解除方法を使ってください。",
      "请选择当初设置的通行密钥，或使用其他解锁方式。"
    ),
    Translation(
      .insecureRemedy,
      "Open the page with https:// at the start of its address.",
      "アドレスの先頭を https:// にして開いてください。",
      "请用以 https:// 开头的地址打开此页面。"
    ),
    Translation(
      .passphraseTooShortRemedy,
      "Use at least {0} characters; a few words in a row are best.",
      "{0}文字以上にしてください。言葉をいくつか並べるのがおすすめです。",
      "请至少使用 {0} 个字符，最好是连续几个词。"
    ),
    Translation(
      .passphrasesDifferRemedy,
      "Type the same one twice.",
      "同じものを2回入力してください。",
      "请输入两次相同的内容。"
    ),
    Translation(
      .wrongPassphraseRemedy,
      "Check Caps Lock and the keyboard’s language, then try again.",
      "Caps Lockとキーボードの言語を確かめて、もう一度試してください。",
      "请检查大写锁定和键盘语言，然后重试。"
    ),
    Translation(
      .compareRecoveryKey,
      "Compare it with your copy, group by group.",
      "控えと、まとまりごとに見比べてください。",
      "请与您保存的副本逐组核对。"
    ),
    Translation(
      .wrongRecoveryKeyRemedy,
      "Look for the key that was shown when these places were set up.",
      "この場所を設定したときに表示されたキーをお探しください。",
      "请找到设置这些地点时显示的那个密钥。"
    ),
    Translation(
      .tooManyWaysRemedy,
      "Remove one that you no longer need.",
      "使わないものを削除してください。",
      "请移除一种不再需要的方式。"
    ),
    Translation(.lastWayRemedy, "Add another way first.", "先に別の方法を追加してください。", "请先添加另一种方式。"),
    Translation(.nameMissingRemedy, "Type a name, or cancel.", "名前を入力するか、キャンセルしてください。", "请输入名称，或取消。"),
    Translation(
      .ciphersFailedRemedy,
      "Reload the page and try again; an up-to-date browser helps.",
      "ページを再読み込みして、もう一度試してください。ブラウザの更新も有効です。",
      "请重新载入页面后再试，并尽量使用最新的浏览器。"
    ),
    Translation(
      .passphraseInstead,
      "Use a passphrase, or a passkey of another provider.",
      "パスフレーズか、別のサービスのパスキーを使ってください。",
      "请使用密码短语，或其他服务商的通行密钥。"
    ),
    Translation(
      .useAnotherWay,
      "Use another way to unlock, such as your passphrase or recovery key.",
      "パスフレーズや復旧キーなど、ほかの解除方法を使ってください。",
      "请使用其他解锁方式，例如密码短语或恢复密钥。"
    ),
    Translation(
      .retryOrAnotherWay,
      "Try again, or choose another way.",
      "もう一度試すか、別の方法を選んでください。",
      "请重试，或选择其他方式。"
    ),
  ]
}
