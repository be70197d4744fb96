import App
import Vault

/// The lock: one capsule and nothing else, until something is asked or went wrong.
extension HTMLWriter {
  mutating func locked(_ locked: Locked) {
    let isBehindDialog = locked.problem != nil
    switch locked.step {
    case .closed: capsule(locked, isBehindDialog)
    case .passphrase:
      screen(isBehindDialog: isBehindDialog, .unlockPassphraseTitle) { html in
        html.unlockPassphrase()
        html.otherWays(locked, besides: .showPassphrase)
      }
    case .recovery:
      screen(isBehindDialog: isBehindDialog, .unlockRecoveryTitle) { html in
        html.unlockRecovery()
        html.otherWays(locked, besides: .showRecovery)
      }
    case .working: waiting(.oneMoment, .authenticate)
    case .opening(let done, let total): opening(done, total)
    }
    if let problem = locked.problem { unlockProblem(problem, locked) }
  }

  private mutating func capsule(_ locked: Locked, _ isBehindDialog: Bool) {
    element("main", class: "screen is-lock") { html in
      html.flag("inert", isBehindDialog)
      html.element("h1", class: "unseen") { $0.text(.appName) }
      html.element("button", class: "capsule") { html in
        html.attribute("type", "button")
        html.id(.unlockButton)
        html.command(.unlock)
        html.text(.unlockPlaces)
      }
      if locked.hasFailed, !isBehindDialog { html.otherWays(locked, besides: .unlock) }
    }
  }

  private mutating func opening(_ done: Int, _ total: Int) {
    screen(.openingPlaces) { html in
      html.element("progress", class: "progress") { html in
        html.labelled(by: .screenTitle)
        html.attribute("max", text: String(max(total, 1)))
        if total > 0 { html.attribute("value", text: String(done)) }
        html.text(
          html.wording[.openingProgress, grouped(done), grouped(total)]
        )
      }
    }
  }

  private mutating func unlockProblem(_ problem: WayProblem, _ locked: Locked) {
    let explanation = problem.explanation(.unlocking)
    dialog {
      $0.text(explanation.happened, value: explanation.value)
    } text: {
      $0.sentences(explanation.kept, explanation.remedy, value: explanation.value)
    } actions: { html in
      if locked.step == .closed {
        for way in locked.ways where way != .unlockWithPasskey { html.wayButton(way) }
      }
      html.button(.dismissUnlockError, .ok, .primary, id: .dialogAction)
    }
  }

  private mutating func otherWays(_ locked: Locked, besides shown: Command) {
    let others = locked.ways.filter { $0 != shown }
    guard !others.isEmpty else { return }
    element("section", class: "other-ways") { html in
      html.label(.otherWays)
      for way in others { html.wayButton(way) }
    }
  }

  private mutating func wayButton(_ way: Command) {
    switch way {
    case .unlockWithPasskey: button(way, .withPasskey, .plain, icon: .face)
    case .showPassphrase: button(way, .withPassphrase, .plain, icon: .words)
    default: button(way, .withRecovery, .plain, icon: .key)
    }
  }
}

extension Locked {
  /// The commands for the kinds of ways that this vault has and that ask for something, in the order they are offered.
  var ways: [Command] {
    var ways: [Command] = []
    for kind in [WayKind.passkey, .passphrase, .recovery]
    where header.slots.contains(where: { $0.way == kind }) {
      switch kind {
      case .passkey: ways.append(.unlockWithPasskey)
      case .passphrase: ways.append(.showPassphrase)
      default: ways.append(.showRecovery)
      }
    }
    return ways
  }
}
