/// The words of a command line, taken one option at a time: `--name value`, `--name=value` or `--name`.
struct Arguments {
  private var rest: ArraySlice<String>
  private var attachedValue: String?
  private var seen: Set<String> = []

  init(_ words: some Sequence<String>) {
    rest = ArraySlice(words)
  }

  /// The next option's name with its dashes, nil at the end; a word that is no option is an error.
  mutating func nextOption() throws(UsageError) -> String? {
    guard let word = rest.popFirst() else { return nil }
    guard word.hasPrefix("-"), word != "-" else { throw .unexpectedArgument }
    guard let equals = word.firstIndex(of: "=") else {
      attachedValue = nil
      return word
    }
    attachedValue = String(word[word.index(after: equals)...])
    return String(word[..<equals])
  }

  /// The value of the option just read.
  mutating func value(of option: String, repeatable: Bool = false) throws(UsageError) -> String {
    guard seen.insert(option).inserted || repeatable else { throw .repeatedOption(option) }
    if let attachedValue { return attachedValue }
    guard let word = rest.first, !word.hasPrefix("--") else { throw .missingValue(option) }
    rest.removeFirst()
    return word
  }

  /// Makes sure that the option just read came without one.
  func refuseValue(of option: String) throws(UsageError) {
    guard attachedValue == nil else { throw .unexpectedValue(option) }
  }
}
