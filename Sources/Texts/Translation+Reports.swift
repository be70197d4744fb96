import App

extension Translation {
  static let reports: [Translation] = [
    Translation(.reportTitle, "What was imported", "読み込みの結果", "导入结果"),
    Translation(.reportFile, "From the file {0}", "ファイル {0} から", "来自文件 {0}"),
    Translation(.reportFound, "Found in the file", "ファイルにあった件数", "文件中找到"),
    Translation(.reportAdded, "New", "新しく追加", "新增"),
    Translation(.reportAlready, "Already there", "すでにあるもの", "已存在"),
    Translation(
      .reportDifferent,
      "There with other content; yours kept",
      "内容が違うもの（元のまま）",
      "内容不同（保留您的）"
    ),
    Translation(.reportSkipped, "Skipped", "省いたもの", "已跳过"),
    Translation(.reportSkippedTitle, "What was skipped, and why", "省いたものとその理由", "跳过的项目及原因"),
    Translation(.reportNumber, "Item {0}", "{0}番目", "第 {0} 项"),
    Translation(
      .reportRemedy,
      "Your file was not changed. Correct these items there and import it again: nothing is added twice.",
      "ファイルは元のままです。該当する項目を直して、もう一度読み込んでください。二重に追加されることはありません。",
      "您的文件没有改动。请在其中更正这些项目后重新导入，不会重复添加。"
    ),
    Translation(
      .reportCutOff,
      "The file breaks off or is damaged after this. What was read before that is listed here; if something is missing, get a complete copy and import it again.",
      "ファイルが途中で切れているか、壊れています。そこまでに読めたものを示しています。足りないときは、完全なファイルを入手してもう一度読み込んでください。",
      "文件在此之后中断或已损坏。此处列出的是之前读到的内容；如有缺失，请取得完整的文件后重新导入。"
    ),
    Translation(.problemsTitle, "What could not be read", "読み取れなかったもの", "无法读取的内容"),
    Translation(
      .problemsText,
      "Everything else is open and complete. What could not be read is left exactly as it is in this browser’s storage.",
      "そのほかはすべて開けています。読み取れなかったものは、ブラウザの保存領域にそのまま残してあります。",
      "其余内容均已完整打开。无法读取的内容原样保留在此浏览器的存储空间中。"
    ),
    Translation(
      .problemsDamaged,
      "If you have another copy of these places, import it; what is here will not be doubled.",
      "これらの場所の控えがあれば、読み込んでください。今あるものが重複することはありません。",
      "如果您另有这些地点的副本，请导入；已有的不会重复。"
    ),
    Translation(
      .problemsMissing,
      "The browser may have cleared them. To prevent it from now on, choose “Keep my places” in the settings.",
      "ブラウザが消去した可能性があります。今後を防ぐには、設定で「場所を保持する」を選んでください。",
      "可能已被浏览器清除。为防止再次发生，请在设置中选择“保留我的地点”。"
    ),
    Translation(
      .problemsNewer,
      "Reload this page to get the current version; it will read them.",
      "ページを再読み込みして最新のバージョンにすると、読み取れます。",
      "重新载入此页面以获取最新版本，即可读取它们。"
    ),
  ]
}
