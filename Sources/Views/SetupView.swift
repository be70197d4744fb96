import App
import Vault

/// The first start: choosing a lock, then keeping the recovery key.
extension HTMLWriter {
  mutating func setup(_ setup: Setup, _ model: Model) {
    switch setup.step {
    case .choose: chooseLock(setup.problem, model)
    case .passphrase:
      screen(.passphraseTitle) { html in
        html.newPassphrase(.setPassphrase, back: .setupBack, setup.problem, .settingUp)
      }
    case .working: waiting(.oneMoment, .workingText)
    case .recovery(let key, let isWrong):
      screen(.recoveryTitle) {
        $0.recovery(key: key, isWrong: isWrong, isCopied: setup.isCopied, back: .setupBack)
      }
    case .storing: waiting(.oneMoment, .storingText)
    }
  }

  private mutating func chooseLock(_ problem: WayProblem?, _ model: Model) {
    screen(.setupTitle) { html in
      html.lead(.setupText)
      if model.installation.offer == .apart { html.lead(model.apart) }
      html.problem(problem?.explanation(.settingUp), id: .wayProblem)
      html.element("ul", class: "choices") { html in
        if model.surroundings.hasPasskeys {
          html.choice(.choosePasskey, .face, .usePasskey, .usePasskeyText)
        }
        html.choice(.choosePassphrase, .words, .usePassphrase, .usePassphraseText)
        html.choice(.chooseNoLock, .open, .useNoLock, .useNoLockText)
      }
      if !model.surroundings.hasPasskeys {
        html.element("p", class: "hint") { html in
          html.text(.passkeyUnsupported)
        }
      }
    }
  }

  private mutating func choice(_ command: Command, _ icon: Icon, _ title: Phrase, _ text: Phrase) {
    element("li") { html in
      html.element("button", class: "choice") { html in
        html.attribute("type", "button")
        html.command(command)
        html.icon(icon)
        html.element("span", class: "choice-words") { html in
          html.element("strong") { $0.text(title) }
          html.text(" ")
          html.element("span", class: "choice-text") { $0.text(text) }
        }
        html.icon(.forward)
      }
    }
  }
}
