import App
import Formats

/// "Nearby…": what Wikipedia knows around the place.
extension HTMLWriter {
  mutating func nearby(_ session: Session, _ model: Model) {
    guard let nearby = session.nearby else { return }
    element("section", class: "nearby") { html in
      html.nearbyHead(nearby, byDistance: model.preferences.sortsNearbyByDistance)
      html.element("div", class: "nearby-state") { html in
        html.attribute("role", "status")
        html.state(of: nearby)
      }
      html.nearbyActions(nearby.state)
      if !nearby.rows.isEmpty {
        html.element("ul", class: "rows") { html in
          for row in nearby.rows { html.article(row, language: nearby.edition, model.units) }
        }
      }
    }
  }

  private mutating func nearbyHead(_ nearby: Nearby, byDistance: Bool) {
    element("header", class: "list-head") { html in
      html.element("h3", class: "group-title") { html in
        html.id(.nearbyTitle)
        html.attribute("tabindex", "-1")
        html.text(.nearby)
      }
      if nearby.rows.count > 1 {
        html.button(.sortNearby, byDistance ? .nearbyByTitle : .nearbyByDistance, .plain)
      }
    }
  }

  private mutating func state(of nearby: Nearby) {
    switch nearby.state {
    case .off(let byServer): nearbyText(byServer ? .nearbyNotOffered : .nearbyOff)
    case .unplaced: nearbyText(.nearbyUnplaced)
    case .notAsked: nearbyText(.nearbyQuestion)
    case .loading: underway(.nearbyLoading)
    case .paused(let seconds):
      nearbyText(.nearbyPaused, Self.pause(Int(seconds), in: wording))
    case .failed(let isOffline):
      if let age = nearby.keptAge {
        nearbyText(.nearbyKept, Self.age(age, in: wording))
      } else {
        nearbyText(isOffline ? .nearbyOffline : .nearbyFailed)
      }
    case .listed where nearby.rows.isEmpty: nearbyText(.nearbyNothing)
    case .listed: nearbyText(wording[.articles, nearby.rows.count])
    }
    if nearby.isPartial { nearbyText(.nearbyPartial) }
  }

  private mutating func nearbyText(_ phrase: Phrase, _ value: String = "") {
    nearbyText(wording[phrase, value])
  }

  private mutating func nearbyText(_ text: String) {
    element("p", class: "hint") { $0.text(text) }
  }

  private static func pause(_ seconds: Int, in wording: Wording) -> String {
    seconds < 120 ? wording[.seconds, seconds] : wording[.wholeMinutes, (seconds + 59) / 60]
  }

  private static func age(_ milliseconds: Int64, in wording: Wording) -> String {
    let minutes = Int(max(milliseconds, 60_000) / 60_000)
    if minutes < 60 { return wording[.minutesAgo, minutes] }
    if minutes < 48 * 60 { return wording[.hoursAgo, minutes / 60] }
    return wording[.daysAgo, minutes / (24 * 60)]
  }

  private mutating func nearbyActions(_ state: Nearby.State) {
    switch state {
    case .off(byServer: false):
      element("div", class: "actions") { $0.button(.setNearby, .nearbySwitchOn, value: "true") }
    case .notAsked:
      element("div", class: "actions") { html in
        html.button(.setNearby, .nearbyDecline, value: "false")
        html.button(.setNearby, .nearbyAllow, value: "true")
      }
    case .failed: element("div", class: "actions") { $0.button(.retryNearby, .tryAgain) }
    default: break
    }
  }

  private mutating func article(_ row: Nearby.Row, language: String, _ units: Units) {
    let article = row.article
    element("li", class: "article") { html in
      html.attribute("id", text: ElementID.article(article.page))
      html.picture(article.thumbnail)
      html.element("div", class: "article-words") { html in
        html.element("p") { html in
          html.articleTitle(article, language: language)
          html.text(": ")
          html.element("i", class: "article-text") { html in
            if article.text.utf8.isEmpty {
              html.text(.noFurtherInformation)
            } else {
              html.foreign(article.text, language)
            }
          }
        }
        html.element("p", class: "article-foot") { html in
          if let distance = row.distance {
            html.element("span", class: "number") { $0.text(units.text(metres: distance)) }
          }
          html.articleButton(.useArticle, .useArticle, article)
          if row.isAdded {
            html.text(.articleAdded)
          } else if article.coordinate != nil {
            html.articleButton(.addArticle, .addArticle, article)
          }
        }
      }
    }
  }

  private mutating func picture(_ address: String?) {
    guard let address, WebLink.canBeFollowed(address) else {
      return element("span", class: "article-picture") { $0.icon(.picture) }
    }
    void("img", class: "article-picture") { html in
      html.attribute("src", text: address)
      html.attribute("alt", "")
      html.attribute("loading", "lazy")
      html.attribute("decoding", "async")
      html.attribute("referrerpolicy", "no-referrer")
      html.attribute("width", "56")
      html.attribute("height", "56")
    }
  }

  private mutating func articleTitle(_ article: MediaWikiArticle, language: String) {
    outside(article.address ?? "", id: ElementID.articleTitle(article.page)) {
      $0.foreign(article.title, language)
    }
  }

  private mutating func articleButton(_ command: Command, _ phrase: Phrase, _ article: MediaWikiArticle) {
    element("button", class: "button is-plain") { html in
      html.attribute("type", "button")
      html.command(command)
      html.value(article.page)
      html.attribute("aria-describedby", text: ElementID.articleTitle(article.page))
      html.text(phrase)
    }
  }

  /// Words of an article, marked with their language and in their own direction.
  private mutating func foreign(_ text: String, _ language: String) {
    element("bdi") { html in
      html.attribute("lang", text: language)
      html.attribute("dir", "auto")
      html.text(text)
    }
  }
}
