extension PlaceProblem {
  public var explanation: Explanation {
    switch self {
    case .nameTooLong(let limit): tooLong(.nameTooLong, .nameTooLongRemedy, limit)
    case .descriptionTooLong(let limit): tooLong(.descriptionTooLong, .descriptionTooLongRemedy, limit)
    case .linkTooLong(let limit): tooLong(.linkTooLong, .linkTooLongRemedy, limit)
    case .notALink: Explanation(.notALink, kept: .typedKept, remedy: .notALinkRemedy)
    case .gone: Explanation(.placeGone, kept: .typedKept, remedy: .placeGoneRemedy)
    }
  }

  private func tooLong(_ happened: Phrase, _ remedy: Phrase, _ limit: Int) -> Explanation {
    Explanation(happened, kept: .typedKept, remedy: remedy, value: grouped(limit))
  }
}

extension ImportReport.Reason {
  /// Why an item was skipped, and what would let it in.
  public var phrase: Phrase {
    switch self {
    case .malformed: .skippedMalformed
    case .notAnObject: .skippedNotAnObject
    case .latitudeMissing: .skippedLatitudeMissing
    case .longitudeMissing: .skippedLongitudeMissing
    case .latitudeRange: .skippedLatitudeRange
    case .longitudeRange: .skippedLongitudeRange
    case .wrongType: .skippedWrongType
    case .swapped: .skippedSwapped
    case .nameTooLong: .skippedNameTooLong
    case .sameID: .skippedSameID
    case .vaultFull: .skippedVaultFull
    case .descriptionTooLong: .skippedDescriptionTooLong
    }
  }
}
