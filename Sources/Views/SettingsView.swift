import App

/// Settings, in the order people look for them.
extension HTMLWriter {
  mutating func settings(_ session: Session, _ model: Model) {
    sheetHead(.close, .settings)
    sheetBody { html in
      html.group(.appearance) { html in
        html.languageChoice(model.preferences.language)
        html.themeChoice(model.preferences.theme)
      }
      html.group(.mapSection) { html in
        html.onOff(
          .addByTap,
          .addByTapHint,
          .setAddByTap,
          id: .addByTap,
          hint: .addByTapHint,
          model.preferences.addsByTap
        )
        html.unitsChoice(model.preferences.units)
      }
      if !model.surroundings.wikipedia.utf8.isEmpty {
        html.group(.nearby) { html in
          html.onOff(
            .asksWikipedia,
            .asksWikipediaHint,
            .setNearby,
            id: .asksWikipedia,
            hint: .asksWikipediaHint,
            model.preferences.asksWikipedia == true
          )
        }
      }
      html.group(.security) { html in
        html.lockDelay(model.preferences.lockDelay)
        html.link(.showWays, .ways, icon: .key)
        if session.hasLock { html.link(.lockNow, .lockNow, icon: .lock) }
      }
      html.group(.data) { html in
        html.storage(session.isPersisted)
        html.importField()
        html.link(.askErase, .eraseEverything, icon: .warning, isDanger: true)
      }
      html.group(.about) { html in
        html.installation(model)
        html.link(.showAbout, .about, icon: .star)
      }
    }
  }

  mutating func group(_ title: Phrase, content: (inout HTMLWriter) -> Void) {
    element("section", class: "group") { html in
      html.element("h3", class: "group-title") { $0.text(title) }
      html.element("div", class: "group-items", content: content)
    }
  }

  /// A row that leads somewhere or does something.
  mutating func link(_ command: Command, _ phrase: Phrase, icon: Icon, isDanger: Bool = false) {
    element("button", class: isDanger ? "item is-danger" : "item") { html in
      html.attribute("type", "button")
      html.command(command)
      html.icon(icon)
      html.element("span", class: "item-name") { $0.text(phrase) }
      html.icon(.forward)
    }
  }

  private mutating func choice(
    _ command: Command,
    _ label: Phrase,
    id: ElementID,
    options: (inout HTMLWriter) -> Void
  ) {
    element("div", class: "item") { html in
      html.element("label", class: "item-name") { html in
        html.attribute("for", text: id.rawValue)
        html.text(label)
      }
      html.element("select", class: "select") { html in
        html.id(id)
        html.command(command)
        options(&html)
      }
    }
  }

  private mutating func option(
    _ value: String,
    isSelected: Bool,
    _ text: String,
    language: Language? = nil
  ) {
    element("option") { html in
      html.attribute("value", text: value)
      html.flag("selected", isSelected)
      if let language { html.attribute("lang", text: language.rawValue) }
      html.text(text)
    }
  }

  private mutating func languageChoice(_ chosen: Language?) {
    choice(.setLanguage, .language, id: .language) { html in
      html.option("", isSelected: chosen == nil, html.wording[.automatic])
      for language in Language.allCases {
        html.option(
          language.rawValue,
          isSelected: chosen == language,
          language.name,
          language: language
        )
      }
    }
  }

  private mutating func themeChoice(_ chosen: Theme?) {
    choice(.setTheme, .theme, id: .theme) { html in
      html.option("", isSelected: chosen == nil, html.wording[.automatic])
      for theme in Theme.allCases {
        let phrase = theme == .light ? Phrase.light : .dark
        html.option(theme.rawValue, isSelected: chosen == theme, html.wording[phrase])
      }
    }
  }

  private mutating func unitsChoice(_ chosen: Units?) {
    choice(.setUnits, .units, id: .units) { html in
      html.option("", isSelected: chosen == nil, html.wording[.automatic])
      for units in Units.allCases {
        let phrase = units == .kilometres ? Phrase.kilometres : .miles
        html.option(units.rawValue, isSelected: chosen == units, html.wording[phrase])
      }
    }
  }

  private mutating func onOff(
    _ name: Phrase,
    _ text: Phrase,
    _ command: Command,
    id: ElementID,
    hint: ElementID,
    _ isOn: Bool
  ) {
    element("label", class: "item") { html in
      html.element("span", class: "item-name") { html in
        html.element("span") { $0.text(name) }
        html.element("span", class: "hint") { html in
          html.id(hint)
          html.text(text)
        }
      }
      html.void("input", class: "switch") { html in
        html.attribute("type", "checkbox")
        html.attribute("role", "switch")
        html.id(id)
        html.command(command)
        html.flag("checked", isOn)
        html.described(by: hint)
      }
    }
  }

  private mutating func lockDelay(_ chosen: UInt64?) {
    choice(.setLockDelay, .lockWhenHidden, id: .lockDelay) { html in
      for delay in Preferences.lockDelays {
        html.option(
          delay.map { String($0) } ?? "never",
          isSelected: delay == chosen,
          Self.delay(delay, in: html.wording)
        )
      }
    }
  }

  private static func delay(_ delay: UInt64?, in wording: Wording) -> String {
    switch delay {
    case nil: wording[.lockNever]
    case 0: wording[.lockAtOnce]
    case let minutes?: wording[.minutes, Int(minutes)]
    }
  }

  private mutating func storage(_ isPersisted: Bool?) {
    let state = isPersisted.map { $0 ? Phrase.storageKept : .storageUnkept } ?? .storageUnknown
    told(state) { if isPersisted != true { $0.button(.persistStorage, .keepStorage) } }
  }

  mutating func importField() {
    element("div", class: "item is-tall") { html in
      html.element("label", class: "button is-file") { html in
        html.attribute("for", text: ElementID.importFile.rawValue)
        html.icon(.file)
        html.text(.importPlaces)
      }
      html.void("input", class: "unseen") { html in
        html.attribute("type", "file")
        html.id(.importFile)
        html.flag("data-file")
        html.described(by: .importHint)
      }
      html.element("p", class: "hint") { html in
        html.id(.importHint)
        html.text(.importHint)
      }
    }
  }
}
