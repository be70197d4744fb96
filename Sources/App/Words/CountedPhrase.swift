/// Texts that count something; English has one form for 1 and another for everything else, Japanese and Chinese have one.
public enum CountedPhrase: Sendable, CaseIterable {
  case places
  case placesOnScreen
  case morePlaces
  case minutes
  case replacedCharacters
  case damagedRecords
  case missingRecords
  case newerRecords
  case moreSkipped
  case erasesPlaces
  case articles
  case seconds
  case wholeMinutes
  case minutesAgo
  case hoursAgo
  case daysAgo

  /// The text for `count`, its digits grouped by thousands.
  public func text(_ count: Int, in language: Language) -> String {
    let number = grouped(count)
    return language == .english && count == 1 ? one : other.text(in: language, number)
  }

  public var one: String {
    switch self {
    case .places: "1 place"
    case .placesOnScreen: "1 place on screen"
    case .morePlaces: "and 1 more"
    case .minutes: "After 1 minute"
    case .replacedCharacters: "1 broken character was replaced by �."
    case .damagedRecords: "1 sealed record is damaged and could not be opened."
    case .missingRecords: "1 record that was saved earlier is no longer in this browser’s storage."
    case .newerRecords: "1 record was written by a newer version of BucketList."
    case .moreSkipped: "and 1 more that was skipped"
    case .erasesPlaces: "1 place will be gone."
    case .articles: "1 article"
    case .seconds: "1 second"
    case .wholeMinutes: "1 minute"
    case .minutesAgo: "1 minute ago"
    case .hoursAgo: "1 hour ago"
    case .daysAgo: "1 day ago"
    }
  }

  public var other: Words {
    switch self {
    case .places: Words("{0} places\n{0}か所\n{0} 个地点")
    case .placesOnScreen: Words("{0} places on screen\n画面内に{0}か所\n屏幕内有 {0} 个地点")
    case .morePlaces: Words("and {0} more\nほか{0}か所\n还有 {0} 个")
    case .minutes: Words("After {0} minutes\n{0}分後\n{0} 分钟后")
    case .replacedCharacters:
      Words(
        """
        {0} broken characters were replaced by �.
        壊れた文字{0}個を「�」に置き換えました。
        有 {0} 个损坏的字符已替换为“�”。
        """
      )
    case .damagedRecords:
      Words(
        """
        {0} sealed records are damaged and could not be opened.
        暗号化された記録{0}件が壊れていて、開けませんでした。
        有 {0} 条加密记录已损坏，无法打开。
        """
      )
    case .missingRecords:
      Words(
        """
        {0} records that were saved earlier are no longer in this browser’s storage.
        以前保存した記録{0}件が、このブラウザの保存領域に見つかりません。
        之前保存的 {0} 条记录已不在此浏览器的存储空间中。
        """
      )
    case .newerRecords:
      Words(
        """
        {0} records were written by a newer version of BucketList.
        新しいバージョンのBucketListで書かれた記録が{0}件あります。
        有 {0} 条记录由更新版本的 BucketList 写入。
        """
      )
    case .moreSkipped:
      Words(
        """
        and {0} more that were skipped
        ほか{0}件を省きました
        另有 {0} 项被跳过
        """
      )
    case .articles: Words("{0} articles\n記事{0}件\n{0} 篇条目")
    case .seconds: Words("{0} seconds\n{0}秒\n{0} 秒")
    case .wholeMinutes: Words("{0} minutes\n{0}分\n{0} 分钟")
    case .minutesAgo: Words("{0} minutes ago\n{0}分前\n{0} 分钟前")
    case .hoursAgo: Words("{0} hours ago\n{0}時間前\n{0} 小时前")
    case .daysAgo: Words("{0} days ago\n{0}日前\n{0} 天前")
    case .erasesPlaces:
      Words(
        """
        {0} places will be gone.
        {0}か所の場所が失われます。
        {0} 个地点将被删除。
        """
      )
    }
  }
}

/// A whole number with its digits in groups of three, as all three languages write it.
public func grouped(_ number: Int) -> String {
  let digits = Array(String(number.magnitude).utf8)
  var text: [UInt8] = number < 0 ? Array("−".utf8) : []
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text.append(UInt8(ascii: ",")) }
    text.append(digit)
  }
  return String(decoding: text, as: UTF8.self)
}
