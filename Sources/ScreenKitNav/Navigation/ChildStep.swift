/// One lifecycle call to a child of a navigator during a transition.
public enum ChildStep: Hashable, Sendable {
  case pause(EntryID), create(EntryID), appear(EntryID), destroy(EntryID)
}
