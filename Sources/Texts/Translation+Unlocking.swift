import App

extension Translation {
  static let unlocking: [Translation] = [
    Translation(.unlockPlaces, "Unlock Places", "場所のロックを解除", "解锁地点"),
    Translation(
      .authenticate,
      "Please authenticate yourself to unlock your places.",
      "場所のロックを解除するには、本人確認をしてください。",
      "请验证身份以解锁您的地点。"
    ),
    Translation(.unlock, "Unlock", "ロックを解除", "解锁"),
    Translation(.unlockPassphraseTitle, "Enter your passphrase", "パスフレーズを入力", "输入密码短语"),
    Translation(.unlockRecoveryTitle, "Enter your recovery key", "復旧キーを入力", "输入恢复密钥"),
    Translation(
      .unlockRecoveryHint,
      "Capitals, spaces and dashes do not matter.",
      "大文字と小文字、空白、ハイフンの違いは問いません。",
      "不区分大小写，空格和连字符可有可无。"
    ),
    Translation(.otherWays, "Other ways to unlock", "ほかの解除方法", "其他解锁方式"),
    Translation(.withPasskey, "Use a passkey", "パスキーを使う", "使用通行密钥"),
    Translation(.withPassphrase, "Use the passphrase", "パスフレーズを使う", "使用密码短语"),
    Translation(.withRecovery, "Use the recovery key", "復旧キーを使う", "使用恢复密钥"),
    Translation(.openingPlaces, "Opening your places…", "場所を開いています…", "正在打开您的地点…"),
    Translation(.openingProgress, "{0} of {1}", "{1}件中{0}件", "{0}/{1}"),
  ]
}
