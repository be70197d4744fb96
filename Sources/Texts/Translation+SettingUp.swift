import App

extension Translation {
  static let settingUp: [Translation] = [
    Translation(.setupTitle, "The places you want to go", "行きたい場所を、ここに", "想去的地方"),
    Translation(
      .setupText,
      "Everything you keep here is encrypted on this device. How would you like to unlock it?",
      "ここに残すものはすべて、この端末の中で暗号化されます。どの方法でロックを解除しますか？",
      "您保存的一切都会在此设备上加密。您想如何解锁？"
    ),
    Translation(.usePasskey, "Passkey", "パスキー", "通行密钥"),
    Translation(
      .usePasskeyText,
      "Face, fingerprint, device PIN or security key. Nothing to remember.",
      "顔、指紋、端末のPIN、またはセキュリティキーで。覚えるものはありません。",
      "用面容、指纹、设备 PIN 码或安全密钥，无需记忆。"
    ),
    Translation(.usePassphrase, "Passphrase", "パスフレーズ", "密码短语"),
    Translation(
      .usePassphraseText,
      "A few words only you know. Works in every browser.",
      "あなただけが知る、いくつかの言葉で。どのブラウザでも使えます。",
      "只有您知道的几个词，适用于所有浏览器。"
    ),
    Translation(.useNoLock, "No lock", "ロックなし", "不设锁"),
    Translation(
      .useNoLockText,
      "Opens at once. Anyone who can use this browser can see your places.",
      "すぐに開きます。このブラウザを使える人なら誰でも、場所を見ることができます。",
      "立即打开。任何能使用此浏览器的人都能看到您的地点。"
    ),
    Translation(.passphraseTitle, "Choose a passphrase", "パスフレーズを決める", "设置密码短语"),
    Translation(.passphrase, "Passphrase", "パスフレーズ", "密码短语"),
    Translation(.passphraseAgain, "The same again", "もう一度入力", "再次输入"),
    Translation(
      .passphraseHint,
      "At least {0} characters. Four or five unrelated words are easy to keep in mind and hard to guess.",
      "{0}文字以上。関係のない言葉を4つか5つ並べると、覚えやすく、推測されにくくなります。",
      "至少 {0} 个字符。四五个互不相关的词既好记又难猜。"
    ),
    Translation(
      .passphraseWarning,
      "Nobody can reset it. The recovery key that you get next is the only other way in.",
      "リセットは誰にもできません。次にお渡しする復旧キーだけが、もう一つの入口です。",
      "任何人都无法重置它。接下来给您的恢复密钥是唯一的另一种打开方式。"
    ),
    Translation(
      .workingText,
      "If your device asks, confirm that it is you.",
      "端末に求められたら、ご本人であることを確認してください。",
      "如果设备询问，请确认是您本人。"
    ),
    Translation(.storingText, "Setting everything up…", "準備しています…", "正在设置…"),
    Translation(.recoveryTitle, "Your recovery key", "あなたの復旧キー", "您的恢复密钥"),
    Translation(
      .recoveryText,
      "It opens your places when every other way is lost. It is shown only now, and nobody else has it. Keep it somewhere safe, away from this device.",
      "ほかの方法がすべて失われても、このキーで場所を開けます。表示されるのは今だけで、ほかの誰も持っていません。この端末とは別の、安全な所に保管してください。",
      "当其他方式都失效时，它能打开您的地点。它只在此刻显示，别人都没有。请保存在此设备以外的安全之处。"
    ),
    Translation(.recoverySave, "Save as file", "ファイルに保存", "存为文件"),
    Translation(.recoveryCopy, "Copy", "コピー", "拷贝"),
    Translation(
      .recoveryConfirm,
      "Kept it? Type its last group",
      "保管できたら、最後のまとまりを入力してください",
      "保存好了吗？请输入最后一组字符"
    ),
    Translation(
      .recoveryWrong,
      "That is not the last group. Nothing is lost: the key is still shown above. Look again and type its last group.",
      "最後のまとまりと一致しません。キーは上に表示されたままです。もう一度確かめて入力してください。",
      "与最后一组不符。密钥仍显示在上方，请再看一遍并重新输入。"
    ),
    Translation(.recoveryLabel, "Recovery key", "復旧キー", "恢复密钥"),
    Translation(
      .recoveryFileText,
      "It opens your places when every other way is lost. Keep it safe, and away from the device.",
      "ほかの方法がすべて失われても、このキーで場所を開けます。端末とは別の、安全な所に保管してください。",
      "当其他方式都失效时，它能打开您的地点。请保存在设备以外的安全之处。"
    ),
  ]
}
