import Glibc

/// Runs the command that the words ask for, and says what went wrong on standard error.
func runTool(_ words: some Collection<String>) -> Int32 {
  do throws(UsageError) {
    switch try Command(words) {
    case .help: Console.print(Command.helpText)
    case .version: Console.print("bucketlist \(version)")
    case .serveHelp: Console.print(ServeOptions.helpText)
    case .serve(let options): return run(ServeCommand(options: options))
    }
    return ExitCode.success.rawValue
  } catch {
    Console.printError("bucketlist: \(error.message) See bucketlist --help.")
    return ExitCode.usage.rawValue
  }
}

private func run(_ command: ServeCommand) -> Int32 {
  do {
    return try command.run()
  } catch {
    Console.printError("bucketlist: \(error.message)")
    return error.code.rawValue
  }
}

exit(runTool(CommandLine.arguments.dropFirst()))
