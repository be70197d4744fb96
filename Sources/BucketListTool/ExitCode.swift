/// How the program ends (BSD sysexits).
enum ExitCode: Int32 {
  case success = 0
  /// The command line is wrong.
  case usage = 64
  /// A file or folder that was named is missing or cannot be opened.
  case noInput = 66
  /// The address or port cannot be had.
  case unavailable = 69
  /// Reading failed, or the system refused a resource.
  case inputOutput = 74
  /// Files are there but do not fit together.
  case configuration = 78
}

/// Why a command could not do its work, in words for the person who gave it.
struct Failure: Error, Equatable {
  var code: ExitCode
  var message: String
}
