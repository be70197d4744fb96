/// What a command line asks for.
enum Command: Equatable {
  case help
  case version
  case serve(ServeOptions)
  case serveHelp

  /// Reads the words after the program's name.
  init(_ words: some Collection<String>) throws(UsageError) {
    guard let first = words.first else { throw .noCommand }
    let rest = words.dropFirst()
    switch first {
    case "help", "--help", "-h": self = .help
    case "version", "--version": self = .version
    case "serve": self = try ServeOptions.command(rest)
    case _ where first.hasPrefix("-"): throw .unknownOption(String(first.prefix { $0 != "=" }))
    default: throw .unknownCommand
    }
    guard rest.isEmpty || first == "serve" else { throw .unexpectedArgument }
  }

  static let helpText = """
    BucketList, a private map of the places you want to go.

    Usage: bucketlist COMMAND [OPTIONS]

    Commands:
      serve      Serve the app to browsers.

    Options:
      --help     Show this help; `bucketlist serve --help` explains a command.
      --version  Show the version.

    Exit codes: 0 done, 64 wrong usage, 66 a file is missing, 69 the port or
    address cannot be had, 74 reading failed, 78 files do not fit together.
    """
}
