import App

extension Translation {
  static let tour: [Translation] = [
    Translation(.startTour, "Move", "旅を再生", "播放行程"),
    Translation(.startExample, "Play an example tour", "旅の例を再生", "播放示例行程"),
    Translation(.playTour, "Play", "再生", "播放"),
    Translation(.pauseTour, "Pause", "一時停止", "暂停"),
    Translation(.nextStop, "Next stop", "次の場所", "下一站"),
    Translation(.previousStop, "Previous stop", "前の場所", "上一站"),
    Translation(.endTour, "Stop", "終了", "停止"),
    Translation(.presentTour, "Full screen", "全画面", "全屏"),
    Translation(.tourStop, "Stop of the tour", "旅の場所", "行程站点"),
    Translation(.tourStopOf, "{0} of {1}", "{1}か所中{0}番目", "第 {0} 站，共 {1} 站"),
    Translation(.tourLeg, "Leg {0}", "この区間 {0}", "本段 {0}"),
    Translation(.tourLength, "{0} of {1}", "全行程{1}のうち{0}", "已行 {0}，全程 {1}"),
    Translation(.tourSpeed, "Speed", "速さ", "速度"),
    Translation(.tourLoop, "Loop", "繰り返す", "循环"),
    Translation(.tourOrder, "Order", "順番", "顺序"),
    Translation(.orderListed, "As listed", "一覧の順", "按列表"),
    Translation(.orderReversed, "Reversed", "逆順", "倒序"),
    Translation(
      .tourCut,
      "A tour has at most {0} stops: it plays the first ones of the list.",
      "旅で回れるのは{0}か所までです。一覧の初めから再生します。",
      "行程最多 {0} 站，将从列表开头播放。"
    ),
  ]
}
