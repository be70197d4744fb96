import App

extension Translation {
  static let nearby: [Translation] = [
    Translation(.placeLink, "Link", "リンク", "链接"),
    Translation(.nearby, "Nearby…", "周辺…", "附近…"),
    Translation(
      .nearbyOff,
      "Nearby is switched off. Wikipedia is not asked about your places.",
      "周辺情報はオフです。Wikipediaに場所を問い合わせることはありません。",
      "“附近”已关闭，不会向维基百科查询您的地点。"
    ),
    Translation(
      .nearbyNotOffered,
      "Whoever runs this server has switched Nearby off.",
      "このサーバーの管理者が、周辺情報をオフにしています。",
      "此服务器的管理者已关闭“附近”。"
    ),
    Translation(
      .nearbyUnplaced,
      "Give the place a position to see what is near.",
      "位置を決めると、周辺の情報が表示されます。",
      "设定位置后，即可查看附近的信息。"
    ),
    Translation(
      .nearbyQuestion,
      "Wikipedia can tell what lies within 10 km. Asking tells Wikipedia roughly where this place is, to about 100 m, but neither its name nor who you are. May it be asked whenever you open a place?",
      "Wikipediaで、半径10 km以内にあるものを調べられます。問い合わせると、この場所のおおよその位置（約100 m単位）がWikipediaに伝わりますが、名前やあなたが誰かは伝わりません。場所を開くたびに問い合わせてもよいですか？",
      "维基百科可以告诉您 10 公里内有什么。查询会让维基百科得知此地点的大致位置（精确到约 100 米），但不会得知其名称和您的身份。以后打开地点时可以查询吗？"
    ),
    Translation(.nearbyAllow, "Ask Wikipedia", "Wikipediaに問い合わせる", "查询维基百科"),
    Translation(.nearbyDecline, "Don’t ask", "問い合わせない", "不查询"),
    Translation(.nearbySwitchOn, "Switch on", "オンにする", "开启"),
    Translation(.nearbyLoading, "Loading…", "読み込み中…", "正在载入…"),
    Translation(.nearbyNothing, "Nothing within 10 km", "10 km以内には何もありません", "10 公里内没有内容"),
    Translation(.nearbyFailed, "Please try again later.", "後でもう一度お試しください。", "请稍后再试。"),
    Translation(
      .nearbyOffline,
      "There is no network now. Nothing was asked before about this place.",
      "ネットワークに接続していません。この場所については、まだ問い合わせたことがありません。",
      "现在没有网络，之前也未查询过此地点。"
    ),
    Translation(
      .nearbyPaused,
      "Wikipedia is busy and asks to wait {0}. It will be asked again then.",
      "Wikipediaが混み合っています。{0}待ってから、もう一度問い合わせます。",
      "维基百科正忙，要求等待 {0}，届时会再次查询。"
    ),
    Translation(
      .nearbyPartial,
      "Wikipedia could not search everything; there may be more.",
      "Wikipediaはすべてを検索できませんでした。ほかにもあるかもしれません。",
      "维基百科未能搜索全部内容，可能还有更多。"
    ),
    Translation(
      .nearbyKept,
      "This is the answer of {0}, kept on this device.",
      "この端末に残してあった、{0}の回答です。",
      "这是 {0}的查询结果，保存在此设备上。"
    ),
    Translation(.nearbyByTitle, "Sort by title", "タイトル順にする", "按标题排序"),
    Translation(.nearbyByDistance, "Sort by distance", "近い順にする", "按距离排序"),
    Translation(.noFurtherInformation, "No further information", "これ以上の情報はありません", "没有更多信息"),
    Translation(.useArticle, "Use", "使う", "采用"),
    Translation(.addArticle, "Add as place", "場所として追加", "添加为地点"),
    Translation(.articleAdded, "Added", "追加済み", "已添加"),
    Translation(.asksWikipedia, "Ask Wikipedia what is near", "周辺をWikipediaに問い合わせる", "向维基百科查询附近"),
    Translation(
      .asksWikipediaHint,
      "Opening a place tells Wikipedia roughly where it is.",
      "場所を開くと、おおよその位置がWikipediaに伝わります。",
      "打开地点时，维基百科会得知其大致位置。"
    ),
    Translation(.units, "Distances", "距離の単位", "距离单位"),
    Translation(.kilometres, "Kilometres", "キロメートル", "公里"),
    Translation(.miles, "Miles", "マイル", "英里"),
  ]
}
