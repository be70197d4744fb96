extension Notice.Kind {
  /// The name that takes the place of `{0}` in the text, if there is one.
  public var name: String? {
    if case .deleted(let name) = self { name } else { nil }
  }

  public func text(in wording: Wording) -> String {
    switch self {
    case .locateFailed(let failure): wording[failure.explanation]
    case .settingsNotStored(let failure): wording[failure.explanation.keeping(.settingsKept)]
    case .eraseFailed(let failure): wording[failure.explanation.keeping(.nothingErased)]
    case .mapStyleFailed: wording[MapFailure.style.explanation]
    case .fileTooLarge(let limit): wording[phrase, String(limit >> 20)]
    case .fullVault(let limit), .tourCut(let limit): wording[phrase, grouped(limit)]
    default: wording[phrase]
    }
  }

  /// What happened.
  private var phrase: Phrase {
    switch self {
    case .added: .placeAdded
    case .changedOver: .savedOver
    case .changed: .placeChanged
    case .deleted(let name): name.utf8.isEmpty ? .placeDeleted : .namedPlaceDeleted
    case .keptNewPlace: .newPlaceKept
    case .undone: .undone
    case .redone: .redone
    case .copied: .copied
    case .copyFailed: .copyFailed
    case .locateFailed(let failure): failure.explanation.happened
    case .fileTooLarge: .fileTooLarge
    case .fileUnreadable: .fileUnreadable
    case .unknownFile: .unknownFile
    case .emptyFile: .emptyFile
    case .fullVault: .fullVault
    case .tourCut: .tourCut
    case .wayAdded: .wayAdded
    case .wayRenamed: .wayRenamed
    case .wayRemoved: .wayRemoved
    case .persisted(let isKept): isKept ? .persisted : .notPersisted
    case .mapStyleFailed: .mapStyleFailed
    case .draftRestored: .draftRestored
    case .updateReady: .updateReady
    case .lockWaits: .lockWaits
    case .settingsNotStored(let failure), .eraseFailed(let failure): failure.explanation.happened
    }
  }
}
