extension StorageFailure {
  /// What to say when a change could not be stored.
  public var explanation: Explanation {
    switch self {
    case .conflict:
      Explanation(
        Words(
          """
          Another tab saved first.
          別のタブが先に保存しました。
          另一个标签页抢先保存了。
          """
        ),
        kept: Self.kept,
        remedy: Words(
          """
          Try again: both changes are then put together.
          もう一度試してください。両方の変更が一つにまとめられます。
          请重试，两边的更改会合并在一起。
          """
        )
      )
    case .quota:
      Explanation(
        Words(
          """
          This browser has no storage left.
          ブラウザの保存領域がいっぱいです。
          此浏览器的存储空间已满。
          """
        ),
        kept: Self.kept,
        remedy: Words(
          """
          Free some space on this device, then try again.
          端末の空き容量を増やしてから、もう一度試してください。
          请先在此设备上腾出一些空间，然后重试。
          """
        )
      )
    case .denied:
      Explanation(
        Words(
          """
          The browser does not let this page store anything.
          ブラウザがこのページの保存を許可していません。
          浏览器不允许此页面存储内容。
          """
        ),
        kept: Self.kept,
        remedy: Words(
          """
          Allow storage for this site, or leave private browsing, then try again.
          このサイトの保存を許可するか、プライベートブラウズを終了して、もう一度試してください。
          请允许此网站存储数据，或退出无痕浏览，然后重试。
          """
        )
      )
    case .lost:
      Explanation(
        Words(
          """
          The browser closed its storage.
          ブラウザが保存領域を閉じました。
          浏览器关闭了存储空间。
          """
        ),
        kept: Self.kept,
        remedy: Words(
          """
          Try again. If that does not help, copy what you typed and reload the page.
          もう一度試してください。うまくいかないときは、入力したものをコピーしてからページを再読み込みしてください。
          请重试。如果仍然不行，请先拷贝您输入的内容，再重新载入页面。
          """
        )
      )
    case .failed:
      Explanation(
        Words("Saving did not work.\n保存できませんでした。\n保存失败。"),
        kept: Self.kept,
        remedy: Words(
          """
          Try again in a moment.
          少し待ってから、もう一度試してください。
          请稍后重试。
          """
        )
      )
    }
  }

  private static let kept = Words(
    """
    Your changes are kept here while this page stays open.
    変更は、このページを開いている間は残っています。
    只要不关闭此页面，您的更改就会保留在这里。
    """
  )
}

extension LocateFailure {
  public var explanation: Explanation {
    switch self {
    case .denied:
      Explanation(
        Words(
          """
          Your location may not be used here.
          現在地の利用が許可されていません。
          不允许使用您的位置。
          """
        ),
        kept: Self.kept,
        remedy: Words(
          """
          Allow it for this site in the browser’s settings.
          ブラウザの設定で、このサイトに許可してください。
          请在浏览器设置中允许此网站使用位置。
          """
        )
      )
    case .unavailable:
      Explanation(
        Words(
          """
          Your location could not be found.
          現在地がわかりませんでした。
          无法确定您的位置。
          """
        ),
        kept: Self.kept,
        remedy: Words(
          """
          Check that location services are on, then try again.
          位置情報サービスがオンになっているか確かめて、もう一度試してください。
          请确认定位服务已打开，然后重试。
          """
        )
      )
    case .timeout:
      Explanation(
        Words(
          """
          Finding your location took too long.
          現在地の取得に時間がかかりすぎました。
          获取位置用时过长。
          """
        ),
        kept: Self.kept,
        remedy: Words(
          """
          Try again, with a clear view of the sky if you can.
          できれば空の見える所で、もう一度試してください。
          请重试，最好在开阔处。
          """
        )
      )
    }
  }

  private static let kept = Words(
    """
    The map stayed where it was.
    地図は元の位置のままです。
    地图保持在原处。
    """
  )
}

extension MapFailure {
  public var explanation: Explanation {
    switch self {
    case .webgl:
      Explanation(
        Words(
          """
          This browser cannot draw the map.
          このブラウザでは地図を描画できません。
          此浏览器无法绘制地图。
          """
        ),
        kept: Self.kept,
        remedy: Words(
          """
          Turn on hardware acceleration (WebGL) or use a current browser.
          ハードウェアアクセラレーション（WebGL）をオンにするか、新しいブラウザを使ってください。
          请打开硬件加速（WebGL），或使用较新的浏览器。
          """
        )
      )
    case .style:
      Explanation(
        Words(
          """
          This map style could not be loaded.
          この種類の地図を読み込めませんでした。
          无法加载此地图样式。
          """
        ),
        kept: Self.kept,
        remedy: Words(
          """
          Check the connection, or switch to the other style.
          接続を確かめるか、もう一方の種類に切り替えてください。
          请检查网络连接，或切换到另一种样式。
          """
        )
      )
    case .lost:
      Explanation(
        Words("The map stopped drawing.\n地図の描画が止まりました。\n地图停止了绘制。"),
        kept: Self.kept,
        remedy: Words(
          """
          Reload the page to bring it back.
          ページを再読み込みすると元に戻ります。
          重新载入页面即可恢复。
          """
        )
      )
    }
  }

  private static let kept = Words(
    """
    Your places are all here; the list shows them.
    場所はすべて残っています。一覧からご覧ください。
    您的地点都在，可在列表中查看。
    """
  )
}

extension Trouble {
  public var explanation: Explanation {
    switch self {
    case .storageDenied:
      Explanation(
        StorageFailure.denied.explanation.happened,
        kept: Words("Nothing was changed.\n何も変更していません。\n未作任何更改。"),
        remedy: Words(
          """
          Allow storage for this site, or leave private browsing, then reload the page.
          このサイトの保存を許可するか、プライベートブラウズを終了して、ページを再読み込みしてください。
          请允许此网站存储数据，或退出无痕浏览，然后重新载入页面。
          """
        )
      )
    case .storageFailed:
      Explanation(
        Words(
          """
          The browser’s storage does not answer.
          ブラウザの保存領域が応答しません。
          浏览器的存储空间没有响应。
          """
        ),
        kept: Self.untouched,
        remedy: Words(
          """
          Close other tabs of this page, then reload it.
          このページのほかのタブを閉じて、再読み込みしてください。
          请关闭此页面的其他标签页，然后重新载入。
          """
        )
      )
    case .newerVersion:
      Explanation(
        Words(
          """
          These places were saved by a newer version of BucketList.
          この場所は、新しいバージョンのBucketListで保存されています。
          这些地点由更新版本的 BucketList 保存。
          """
        ),
        kept: Self.untouched,
        remedy: Words(
          """
          Reload the page to get the current version.
          ページを再読み込みして、最新のバージョンにしてください。
          请重新载入页面以获取最新版本。
          """
        )
      )
    case .damagedHeader:
      Explanation(
        Words(
          """
          The lock of these places is damaged.
          場所のロックの情報が壊れています。
          这些地点的锁定信息已损坏。
          """
        ),
        kept: Words(
          """
          The sealed places beside it are untouched.
          暗号化された場所そのものは、そのまま残っています。
          已加密的地点本身未受影响。
          """
        ),
        remedy: Self.restore
      )
    case .missingHeader:
      Explanation(
        Words(
          """
          The lock of these places is missing; the browser may have cleared it.
          場所のロックの情報が見つかりません。ブラウザが消去した可能性があります。
          找不到这些地点的锁定信息，可能已被浏览器清除。
          """
        ),
        kept: Words(
          """
          The sealed places beside it are still there.
          暗号化された場所そのものは、まだ残っています。
          已加密的地点仍在。
          """
        ),
        remedy: Self.restore
      )
    case .erased:
      Explanation(
        Words(
          """
          Everything was erased in another tab.
          別のタブですべて消去されました。
          已在另一个标签页中全部抹掉。
          """
        ),
        kept: Words(
          """
          Nothing is left in this browser.
          このブラウザには何も残っていません。
          此浏览器中没有留下任何内容。
          """
        ),
        remedy: Words(
          """
          Reload the page to begin anew.
          再読み込みすると、新しく始められます。
          重新载入页面即可重新开始。
          """
        )
      )
    }
  }

  private static let untouched = Words(
    """
    Your places are untouched.
    場所には何も手を加えていません。
    您的地点未受影响。
    """
  )

  private static let restore = Words(
    """
    If you have a backup of this browser’s data, restore it and reload the page. Do not clear the site’s data before.
    ブラウザのデータのバックアップがあれば、復元してから再読み込みしてください。それまでサイトのデータは消さないでください。
    如果您有浏览器数据的备份，请恢复后重新载入页面。在此之前请勿清除网站数据。
    """
  )
}
