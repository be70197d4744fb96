/// What is wrong with a command line. Values that were given are never repeated.
enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand
  case unknownOption(String)
  case missingValue(String)
  case unexpectedValue(String)
  case repeatedOption(String)
  case unexpectedArgument
  case invalidValue(option: String, expected: String)
  case needs(option: String, other: String)

  var message: String {
    switch self {
    case .noCommand: "Say what to do."
    case .unknownCommand: "There is no such command."
    case .unknownOption(let name): "There is no option \(name) here."
    case .missingValue(let name): "\(name) needs a value."
    case .unexpectedValue(let name): "\(name) takes no value."
    case .repeatedOption(let name): "\(name) is given twice."
    case .unexpectedArgument: "An argument is left over."
    case .invalidValue(let name, let expected): "The value of \(name) has to be \(expected)."
    case .needs(let name, let other): "\(name) needs \(other) as well."
    }
  }
}
