import Geo
import Vault

/// Every change of the person's goes through `change`, which saves it and remembers how to take it back.
extension Session {
  mutating func change(_ edits: [Edit], _ turn: inout Turn) {
    let stamp = vault.stamp(physical: turn.now)
    var changes: [Change] = []
    for edit in edits {
      let record = vault.replica.places[edit.place.id]
      changes += Change.changes(from: record?.place, to: edit.place, stamp: stamp)
      if record?.deleted != edit.deleted {
        changes.append(Change(object: edit.place.id, field: .deleted(edit.deleted), stamp: stamp))
      }
    }
    change(changes, &turn)
  }

  /// Applies changes as one step that can be undone.
  mutating func change(_ changes: [Change], _ turn: inout Turn) {
    guard !changes.isEmpty else { return }
    history.redo = []
    history.undo.append(vault.replica.inverse(of: changes))
    if history.undo.count > Limits.undoSteps { history.undo.removeFirst() }
    apply(changes, &turn)
  }

  mutating func undoLast(_ turn: inout Turn) {
    guard let step = history.undo.popLast() else { return }
    history.redo.append(replay(step, &turn))
    show(.undone, &turn)
  }

  mutating func redoLast(_ turn: inout Turn) {
    guard let step = history.redo.popLast() else { return }
    history.undo.append(replay(step, &turn))
    show(.redone, &turn)
  }

  /// Applies a step of the history now; returns the step that takes it back again.
  private mutating func replay(_ step: [Change], _ turn: inout Turn) -> [Change] {
    let stamp = vault.stamp(physical: turn.now)
    let changes = step.map { Change(kind: $0.kind, object: $0.object, field: $0.field, stamp: stamp) }
    let inverse = vault.replica.inverse(of: changes)
    apply(changes, &turn)
    if selection != nil, selectedPlace == nil { close(&turn) }
    if case .report = sheet { close(&turn) }
    return inverse
  }
}

/// Steps of this session, the last one last.
struct History: Sendable {
  var undo: [[Change]] = []
  var redo: [[Change]] = []
}

/// A place as it shall be.
struct Edit {
  let place: Place
  var deleted: Instant?

  init(_ place: Place, deleted: Instant? = nil) {
    self.place = place
    self.deleted = deleted
  }
}
