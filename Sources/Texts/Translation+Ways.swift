import App

extension Translation {
  static let ways: [Translation] = [
    Translation(.ways, "Ways to unlock", "ロックの解除方法", "解锁方式"),
    Translation(.waysText, "Each of these opens your places.", "どの方法でも、場所を開けます。", "以下任一方式都能打开您的地点。"),
    Translation(.kindPasskey, "Passkey", "パスキー", "通行密钥"),
    Translation(.kindPassphrase, "Passphrase", "パスフレーズ", "密码短语"),
    Translation(.kindRecovery, "Recovery key", "復旧キー", "恢复密钥"),
    Translation(.kindDevice, "This device, without a lock", "この端末（ロックなし）", "此设备（不设锁）"),
    Translation(.kindUnknown, "Made by a newer version", "新しいバージョンで作られた方法", "由更新版本创建"),
    Translation(.addedOn, "Added on {0}", "{0}に追加", "添加于 {0}"),
    Translation(.addPasskey, "Add a passkey", "パスキーを追加", "添加通行密钥"),
    Translation(.addPassphrase, "Add a passphrase", "パスフレーズを追加", "添加密码短语"),
    Translation(.addRecovery, "Add a recovery key", "復旧キーを追加", "添加恢复密钥"),
    Translation(.addDeviceKey, "Open without a lock", "ロックなしで開く", "不设锁打开"),
    Translation(
      .addDeviceKeyText,
      "Anyone who can use this browser could then see your places.",
      "このブラウザを使える人なら誰でも、場所を見られるようになります。",
      "这样，任何能使用此浏览器的人都能看到您的地点。"
    ),
    Translation(.rename, "Rename", "名前を変更", "重命名"),
    Translation(.renameTitle, "Rename this way to unlock", "解除方法の名前を変更", "重命名解锁方式"),
    Translation(.wayName, "Name", "名前", "名称"),
    Translation(.remove, "Remove", "削除する", "移除"),
    Translation(.removeTitle, "Remove “{0}”?", "「{0}」を削除しますか？", "移除“{0}”？"),
    Translation(
      .removeText,
      "It will no longer open your places. Your places and the other ways stay as they are.",
      "この方法では場所を開けなくなります。場所とほかの解除方法はそのままです。",
      "它将不能再打开您的地点。您的地点和其他方式保持不变。"
    ),
    Translation(.renameNamed, "Rename {0}", "{0}の名前を変更", "重命名 {0}"),
    Translation(.removeNamed, "Remove {0}", "{0}を削除", "移除 {0}"),
    Translation(
      .onlyWay,
      "This is the only way in. Add another before you remove it.",
      "これがただ一つの解除方法です。削除する前に、別の方法を追加してください。",
      "这是唯一的解锁方式。移除之前，请先添加另一种。"
    ),
  ]
}
