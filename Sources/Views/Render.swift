public import App

/// The whole interface as HTML in UTF-8, for the host to put in place of what it shows. Pure; O(what is shown).
public func render(_ model: Model) -> [UInt8] {
  var html = HTMLWriter(model.wording)
  if let trouble = model.trouble {
    html.trouble(trouble)
  } else if let setup = model.setup {
    html.setup(setup, model)
  } else if let locked = model.locked {
    html.locked(locked)
  } else if let session = model.session {
    html.open(session, model)
  } else {
    html.starting()
  }
  return html.bytes
}

extension HTMLWriter {
  /// Nothing to see yet: a moment later there is a lock or a choice of locks.
  mutating func starting() {
    element("main", class: "screen") { html in
      html.attribute("aria-busy", "true")
      html.element("h1", class: "unseen") { $0.text(.appName) }
    }
  }
}
