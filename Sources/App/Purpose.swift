import Vault

/// What the answer to a request is for.
enum Purpose: Sendable, Equatable {
  case boot
  // A way to unlock being made
  case way
  // Unlocking
  case attempt
  case opening(OpeningStep)
  // The open vault
  case refresh
  case header
  case saving
  case compaction
  case state
  case preferences
  case locate
  /// A tour's flight or rest, and where the person is meanwhile.
  case tour
  case tourUser
  case copying
  case file(name: String)
  case importing(name: String)
  case persistence(isAsked: Bool)
  case erasing
  case finding
  case nearby(NearbyStep, UInt64)
  // Timers
  case noticeTimer(UInt64)
  case lockTimer
  case stateTimer
}

enum OpeningStep: Sendable, Equatable {
  case records
  case otherTabs
  case states
  /// The keys of the records being opened.
  case statesOpened([String])
}
