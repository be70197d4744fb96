import App

/// Whether the app opens without a network, and what can be done about its version and its place on the device.
extension HTMLWriter {
  mutating func installation(_ model: Model) {
    let installation = model.installation
    if installation.hasUpdate { told(.updateHint) { $0.button(.updateNow, .updateNow, .primary) } }
    told(installation.isOffline ? .offlineReady : .offlineUnready)
    if installation.offer == .offered { told(.installText) { $0.button(.install, .install) } }
    if installation.offer == .apart { told(model.apart) }
  }

  /// A state in plain words, and what can be done about it.
  mutating func told(_ phrase: Phrase, action: (inout HTMLWriter) -> Void = { _ in }) {
    element("div", class: "item is-tall") { html in
      html.element("p", class: "item-name") { $0.text(phrase) }
      action(&html)
    }
  }
}

extension Model {
  /// What is said where an installed app and a tab do not share their places.
  var apart: Phrase {
    surroundings.isInstalled ? .storedApart : .installApart
  }
}
