public import ScreenKitCore

/// A base and what is presented over it, each over the one before.
///
/// A value: each verb in `CompositeChanges` makes another one of it, and none calls anything.
public struct CompositeState: Hashable, Sendable {
  /// Something presented.
  public struct Modal: Hashable, Sendable {
    /// Its place.
    public let entry: Entry
    /// How much it covers.
    public let style: ModalStyle

    /// Makes a modal.
    public init(_ entry: Entry, _ style: ModalStyle) {
      self.entry = entry
      self.style = style
    }
  }

  /// What everything is presented over.
  public internal(set) var base: Entry
  /// What is presented, the front-most last.
  public internal(set) var modals: [Modal] = []

  /// The state of `base` with nothing over it.
  public init(base: Entry) { self.base = base }
}

extension CompositeState: NavigationState {
  var entries: [Entry] { [base] + modals.map(\.entry) }

  /// From the front-most that covers all, else from the base.
  var shown: [Entry] {
    guard let covering = modals.lastIndex(where: { $0.style == .full }) else { return entries }
    return modals[covering...].map(\.entry)
  }

  func standings(since old: CompositeState) -> (old: [Standing], new: [Standing]) {
    (old.standings, standings)
  }

  private var standings: [Standing] {
    let entries = entries
    let covered = entries.count - shown.count
    return entries.enumerated().map { index, entry in
      let presence: ChildPresence = index == entries.count - 1 ? .front : .seen
      return Standing(id: entry.id, presence: index < covered ? .kept : presence)
    }
  }
}
