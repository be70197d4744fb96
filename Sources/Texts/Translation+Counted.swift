import App

extension Translation {
  static let counted: [Translation] = [
    Translation(.onePlace, "1 place", "1か所", "1 个地点"),
    Translation(.manyPlaces, "{0} places", "{0}か所", "{0} 个地点"),
    Translation(.onePlaceOnScreen, "1 place on screen", "画面内に1か所", "屏幕内有 1 个地点"),
    Translation(.manyPlacesOnScreen, "{0} places on screen", "画面内に{0}か所", "屏幕内有 {0} 个地点"),
    Translation(.oneMorePlace, "and 1 more", "ほか1か所", "还有 1 个"),
    Translation(.manyMorePlaces, "and {0} more", "ほか{0}か所", "还有 {0} 个"),
    Translation(.afterOneMinute, "After 1 minute", "1分後", "1 分钟后"),
    Translation(.afterMinutes, "After {0} minutes", "{0}分後", "{0} 分钟后"),
    Translation(
      .oneReplaced,
      "1 broken character was replaced by �.",
      "壊れた文字1個を「�」に置き換えました。",
      "有 1 个损坏的字符已替换为“�”。"
    ),
    Translation(
      .manyReplaced,
      "{0} broken characters were replaced by �.",
      "壊れた文字{0}個を「�」に置き換えました。",
      "有 {0} 个损坏的字符已替换为“�”。"
    ),
    Translation(
      .oneDamaged,
      "1 sealed record is damaged and could not be opened.",
      "暗号化された記録1件が壊れていて、開けませんでした。",
      "有 1 条加密记录已损坏，无法打开。"
    ),
    Translation(
      .manyDamaged,
      "{0} sealed records are damaged and could not be opened.",
      "暗号化された記録{0}件が壊れていて、開けませんでした。",
      "有 {0} 条加密记录已损坏，无法打开。"
    ),
    Translation(
      .oneMissing,
      "1 record that was saved earlier is no longer in this browser’s storage.",
      "以前保存した記録1件が、このブラウザの保存領域に見つかりません。",
      "之前保存的 1 条记录已不在此浏览器的存储空间中。"
    ),
    Translation(
      .manyMissing,
      "{0} records that were saved earlier are no longer in this browser’s storage.",
      "以前保存した記録{0}件が、このブラウザの保存領域に見つかりません。",
      "之前保存的 {0} 条记录已不在此浏览器的存储空间中。"
    ),
    Translation(
      .oneNewer,
      "1 record was written by a newer version of BucketList.",
      "新しいバージョンのBucketListで書かれた記録が1件あります。",
      "有 1 条记录由更新版本的 BucketList 写入。"
    ),
    Translation(
      .manyNewer,
      "{0} records were written by a newer version of BucketList.",
      "新しいバージョンのBucketListで書かれた記録が{0}件あります。",
      "有 {0} 条记录由更新版本的 BucketList 写入。"
    ),
    Translation(.oneMoreSkipped, "and 1 more that was skipped", "ほか1件を省きました", "另有 1 项被跳过"),
    Translation(.manyMoreSkipped, "and {0} more that were skipped", "ほか{0}件を省きました", "另有 {0} 项被跳过"),
    Translation(.oneArticle, "1 article", "記事1件", "1 篇条目"),
    Translation(.manyArticles, "{0} articles", "記事{0}件", "{0} 篇条目"),
    Translation(.oneSecond, "1 second", "1秒", "1 秒"),
    Translation(.manySeconds, "{0} seconds", "{0}秒", "{0} 秒"),
    Translation(.oneMinute, "1 minute", "1分", "1 分钟"),
    Translation(.manyMinutes, "{0} minutes", "{0}分", "{0} 分钟"),
    Translation(.oneMinuteAgo, "1 minute ago", "1分前", "1 分钟前"),
    Translation(.minutesAgo, "{0} minutes ago", "{0}分前", "{0} 分钟前"),
    Translation(.oneHourAgo, "1 hour ago", "1時間前", "1 小时前"),
    Translation(.hoursAgo, "{0} hours ago", "{0}時間前", "{0} 小时前"),
    Translation(.oneDayAgo, "1 day ago", "1日前", "1 天前"),
    Translation(.daysAgo, "{0} days ago", "{0}日前", "{0} 天前"),
    Translation(.erasesOnePlace, "1 place will be gone.", "1か所の場所が失われます。", "1 个地点将被删除。"),
    Translation(.erasesPlaces, "{0} places will be gone.", "{0}か所の場所が失われます。", "{0} 个地点将被删除。"),
  ]
}
