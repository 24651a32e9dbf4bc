import ScreenKitCore

/// One lifecycle call to a child of a navigator during a transition.
public enum ChildStep: Hashable, Sendable {
  /// The screen of the entry is no longer in front.
  case pause(EntryID)
  /// The screen of the entry is created.
  case create(EntryID)
  /// The screen of the entry comes to the front.
  case appear(EntryID)
  /// The screen of the entry is released.
  case destroy(EntryID)
}

extension ChildStep {
  init?(_ step: ContainerStep) {
    switch step {
    case .pause(.number(let number)): self = .pause(EntryID(number))
    case .create(.number(let number)): self = .create(EntryID(number))
    case .appear(.number(let number)): self = .appear(EntryID(number))
    case .destroy(.number(let number)): self = .destroy(EntryID(number))
    default: return nil
    }
  }
}
