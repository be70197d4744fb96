import App

/// The attributes of the element opened last. Values are escaped; an address is written only if it may be followed.
extension HTMLWriter {
  @inline(never) mutating func attribute(_ name: StaticString, _ phrase: Phrase) {
    attribute(name, text: wording[phrase])
  }

  /// `true` or `false`, as ARIA wants it.
  @inline(never) mutating func state(_ name: StaticString, _ isOn: Bool) {
    attribute(name, isOn ? "true" : "false")
  }

  @inline(never) mutating func id(_ id: ElementID?) {
    if let id { attribute("id", text: id.rawValue) }
  }

  /// The accessible name of an element that shows none.
  @inline(never) mutating func label(_ phrase: Phrase) {
    attribute("aria-label", phrase)
  }

  @inline(never) mutating func labelled(by id: ElementID) {
    attribute("aria-labelledby", text: id.rawValue)
  }

  @inline(never) mutating func described(by id: ElementID) {
    attribute("aria-describedby", text: id.rawValue)
  }

  /// A field whose value cannot be taken, and the element that says why.
  @inline(never) mutating func invalid(describedBy id: ElementID) {
    state("aria-invalid", true)
    described(by: id)
  }

  @inline(never) mutating func command(_ command: Command) {
    attribute("data-command", text: command.rawValue)
  }

  @inline(never) mutating func value(_ value: String?) {
    if let value { attribute("data-value", text: value) }
  }

  @inline(never) mutating func field(_ field: Field) {
    attribute("name", text: field.rawValue)
  }

  @inline(never) mutating func input(_ field: Field) {
    attribute("data-input", text: field.rawValue)
  }

  @inline(never) mutating func hidden() {
    attribute("aria-hidden", "true")
  }

  /// `href`, if the address may be followed; else nothing, and the link leads nowhere.
  @inline(never) mutating func address(_ address: String) {
    if WebLink.canBeFollowed(address) { attribute("href", text: address) }
  }
}
