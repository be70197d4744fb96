import App

extension Translation {
  static let erasing: [Translation] = [
    Translation(.eraseTitle, "Erase everything?", "すべて消去しますか？", "全部抹掉？"),
    Translation(
      .eraseText,
      "All places, all ways to unlock and all settings are deleted from this browser. This cannot be undone, and no recovery key brings them back.",
      "すべての場所、解除方法、設定がこのブラウザから削除されます。取り消すことはできず、復旧キーでも元に戻せません。",
      "所有地点、解锁方式和设置都将从此浏览器中删除。此操作无法撤销，恢复密钥也无法找回。"
    ),
    Translation(.eraseConfirm, "To go on, type {0}", "続けるには「{0}」と入力してください", "要继续，请输入“{0}”"),
    Translation(.eraseWord, "ERASE", "消去", "抹掉"),
    Translation(
      .eraseWrong,
      "The word does not match. Nothing was erased. Type it exactly as shown, or cancel.",
      "言葉が一致しません。何も消去していません。表示のとおりに入力するか、キャンセルしてください。",
      "输入不一致，未抹掉任何内容。请按所示输入，或取消。"
    ),
    Translation(.erase, "Erase everything", "すべて消去", "全部抹掉"),
  ]
}
