import ScreenKitCore

/// One lifecycle call to a child of a navigator during a transition.
public enum ChildStep: Hashable, Sendable {
  case pause(EntryID), create(EntryID), appear(EntryID), destroy(EntryID)
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
