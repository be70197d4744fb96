import App

extension Translation {
  static let troubles: [Translation] = [
    Translation(.nothingChanged, "Nothing was changed.", "何も変更していません。", "未作任何更改。"),
    Translation(
      .startDeniedRemedy,
      "Allow storage for this site, or leave private browsing, then reload the page.",
      "このサイトの保存を許可するか、プライベートブラウズを終了して、ページを再読み込みしてください。",
      "请允许此网站存储数据，或退出无痕浏览，然后重新载入页面。"
    ),
    Translation(
      .storageSilent,
      "The browser’s storage does not answer.",
      "ブラウザの保存領域が応答しません。",
      "浏览器的存储空间没有响应。"
    ),
    Translation(
      .storageSilentRemedy,
      "Close other tabs of this page, then reload it.",
      "このページのほかのタブを閉じて、再読み込みしてください。",
      "请关闭此页面的其他标签页，然后重新载入。"
    ),
    Translation(
      .newerVersion,
      "These places were saved by a newer version of BucketList.",
      "この場所は、新しいバージョンのBucketListで保存されています。",
      "这些地点由更新版本的 BucketList 保存。"
    ),
    Translation(
      .newerVersionRemedy,
      "Reload the page to get the current version.",
      "ページを再読み込みして、最新のバージョンにしてください。",
      "请重新载入页面以获取最新版本。"
    ),
    Translation(
      .damagedHeader,
      "The lock of these places is damaged.",
      "場所のロックの情報が壊れています。",
      "这些地点的锁定信息已损坏。"
    ),
    Translation(
      .sealedUntouched,
      "The sealed places beside it are untouched.",
      "暗号化された場所そのものは、そのまま残っています。",
      "已加密的地点本身未受影响。"
    ),
    Translation(
      .missingHeader,
      "The lock of these places is missing; the browser may have cleared it.",
      "場所のロックの情報が見つかりません。ブラウザが消去した可能性があります。",
      "找不到这些地点的锁定信息，可能已被浏览器清除。"
    ),
    Translation(
      .sealedStillThere,
      "The sealed places beside it are still there.",
      "暗号化された場所そのものは、まだ残っています。",
      "已加密的地点仍在。"
    ),
    Translation(
      .erasedElsewhere,
      "Everything was erased in another tab.",
      "別のタブですべて消去されました。",
      "已在另一个标签页中全部抹掉。"
    ),
    Translation(
      .nothingLeft,
      "Nothing is left in this browser.",
      "このブラウザには何も残っていません。",
      "此浏览器中没有留下任何内容。"
    ),
    Translation(.beginAnew, "Reload the page to begin anew.", "再読み込みすると、新しく始められます。", "重新载入页面即可重新开始。"),
    Translation(.placesUntouched, "Your places are untouched.", "場所には何も手を加えていません。", "您的地点未受影响。"),
    Translation(
      .restoreBackup,
      "If you have a backup of this browser’s data, restore it and reload the page. Do not clear the site’s data before.",
      "ブラウザのデータのバックアップがあれば、復元してから再読み込みしてください。それまでサイトのデータは消さないでください。",
      "如果您有浏览器数据的备份，请恢复后重新载入页面。在此之前请勿清除网站数据。"
    ),
  ]
}
