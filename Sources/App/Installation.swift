import Vault

/// What the browser keeps of the app itself, and what it offers to do with it.
public struct Installation: Sendable, Equatable {
  /// Every file of the app is stored and verified: it opens without a network.
  public var isOffline = false
  /// A newer version is stored whole and waits to take over.
  public var hasUpdate = false
  public var offer = InstallOffer.none

  public init() {}
}

/// How the page becomes an app of its own on the home screen or the desktop.
public enum InstallOffer: String, Sendable, CaseIterable {
  /// Not at all, or it is one already.
  case none
  /// The browser asks when told to.
  case offered
  /// By the person alone, in Safari's menu; the app then has a storage of its own.
  case apart
}

extension Model {
  mutating func installationChanged(_ new: Installation, _ turn: inout Turn) {
    let isNewer = new.hasUpdate && !installation.hasUpdate
    installation = new
    if isNewer { session?.show(.updateReady, &turn) }
  }

  /// Another version has taken over. The page must load it, but not before what was changed or typed is stored.
  mutating func replaced(_ turn: inout Turn) {
    if session != nil { session!.lock(&turn) } else { turn.emit(.lock) }
  }
}
