import App

extension Translation {
  static let failures: [Translation] = [
    Translation(.storageConflict, "Another tab saved first.", "別のタブが先に保存しました。", "另一个标签页抢先保存了。"),
    Translation(
      .storageConflictRemedy,
      "Try again: both changes are then put together.",
      "もう一度試してください。両方の変更が一つにまとめられます。",
      "请重试，两边的更改会合并在一起。"
    ),
    Translation(
      .storageQuota,
      "This browser has no storage left.",
      "ブラウザの保存領域がいっぱいです。",
      "此浏览器的存储空间已满。"
    ),
    Translation(
      .storageQuotaRemedy,
      "Free some space on this device, then try again.",
      "端末の空き容量を増やしてから、もう一度試してください。",
      "请先在此设备上腾出一些空间，然后重试。"
    ),
    Translation(
      .storageDenied,
      "The browser does not let this page store anything.",
      "ブラウザがこのページの保存を許可していません。",
      "浏览器不允许此页面存储内容。"
    ),
    Translation(
      .storageDeniedRemedy,
      "Allow storage for this site, or leave private browsing, then try again.",
      "このサイトの保存を許可するか、プライベートブラウズを終了して、もう一度試してください。",
      "请允许此网站存储数据，或退出无痕浏览，然后重试。"
    ),
    Translation(.storageLost, "The browser closed its storage.", "ブラウザが保存領域を閉じました。", "浏览器关闭了存储空间。"),
    Translation(
      .storageLostRemedy,
      "Try again. If that does not help, copy what you typed and reload the page.",
      "もう一度試してください。うまくいかないときは、入力したものをコピーしてからページを再読み込みしてください。",
      "请重试。如果仍然不行，请先拷贝您输入的内容，再重新载入页面。"
    ),
    Translation(.storageFailed, "Saving did not work.", "保存できませんでした。", "保存失败。"),
    Translation(.storageFailedRemedy, "Try again in a moment.", "少し待ってから、もう一度試してください。", "请稍后重试。"),
    Translation(
      .changesKept,
      "Your changes are kept here while this page stays open.",
      "変更は、このページを開いている間は残っています。",
      "只要不关闭此页面，您的更改就会保留在这里。"
    ),
    Translation(
      .locateDenied,
      "Your location may not be used here.",
      "現在地の利用が許可されていません。",
      "不允许使用您的位置。"
    ),
    Translation(
      .locateDeniedRemedy,
      "Allow it for this site in the browser’s settings.",
      "ブラウザの設定で、このサイトに許可してください。",
      "请在浏览器设置中允许此网站使用位置。"
    ),
    Translation(.locateUnavailable, "Your location could not be found.", "現在地がわかりませんでした。", "无法确定您的位置。"),
    Translation(
      .locateUnavailableRemedy,
      "Check that location services are on, then try again.",
      "位置情報サービスがオンになっているか確かめて、もう一度試してください。",
      "请确认定位服务已打开，然后重试。"
    ),
    Translation(
      .locateTimeout,
      "Finding your location took too long.",
      "現在地の取得に時間がかかりすぎました。",
      "获取位置用时过长。"
    ),
    Translation(
      .locateTimeoutRemedy,
      "Try again, with a clear view of the sky if you can.",
      "できれば空の見える所で、もう一度試してください。",
      "请重试，最好在开阔处。"
    ),
    Translation(.mapStayed, "The map stayed where it was.", "地図は元の位置のままです。", "地图保持在原处。"),
    Translation(.mapWebGL, "This browser cannot draw the map.", "このブラウザでは地図を描画できません。", "此浏览器无法绘制地图。"),
    Translation(
      .mapWebGLRemedy,
      "Turn on hardware acceleration (WebGL) or use a current browser.",
      "ハードウェアアクセラレーション（WebGL）をオンにするか、新しいブラウザを使ってください。",
      "请打开硬件加速（WebGL），或使用较新的浏览器。"
    ),
    Translation(
      .mapStyleFailed,
      "This map style could not be loaded.",
      "この種類の地図を読み込めませんでした。",
      "无法加载此地图样式。"
    ),
    Translation(
      .mapStyleFailedRemedy,
      "Check the connection, or switch to the other style.",
      "接続を確かめるか、もう一方の種類に切り替えてください。",
      "请检查网络连接，或切换到另一种样式。"
    ),
    Translation(.mapLost, "The map stopped drawing.", "地図の描画が止まりました。", "地图停止了绘制。"),
    Translation(
      .mapLostRemedy,
      "Reload the page to bring it back.",
      "ページを再読み込みすると元に戻ります。",
      "重新载入页面即可恢复。"
    ),
    Translation(
      .placesListed,
      "Your places are all here; the list shows them.",
      "場所はすべて残っています。一覧からご覧ください。",
      "您的地点都在，可在列表中查看。"
    ),
  ]
}
