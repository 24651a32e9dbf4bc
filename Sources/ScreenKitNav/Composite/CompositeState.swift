public import ScreenKitCore

/// A base and the modals presented over it, each covering the previous ones.
///
/// It is a value. The methods in `CompositeChanges` change it and have no side effects.
public struct CompositeState: Hashable, Sendable {
  /// A presented screen.
  public struct Modal: Hashable, Sendable {
    /// The entry of the screen.
    public let entry: Entry
    /// The style of presentation, which determines how much of the screens below is covered.
    public let style: ModalStyle

    /// Creates a modal.
    public init(_ entry: Entry, _ style: ModalStyle) {
      self.entry = entry
      self.style = style
    }
  }

  /// The entry of the base.
  public internal(set) var base: Entry
  /// The modals, the front-most last.
  public internal(set) var modals: [Modal] = []

  /// Creates the state of `base` without modals.
  public init(base: Entry) { self.base = base }
}

extension CompositeState: NavigationState {
  /// The type of the changes that the methods make.
  public typealias Change = CompositeChange

  /// The maximum number of entries for routes of a destination: 1, for the base.
  public static var longestPath: Int { 1 }

  /// The entries of the base and the modals.
  public var entries: [Entry] { [base] + modals.map(\.entry) }

  /// The entry of the front-most modal, or of the base.
  public var frontChild: ChildID? { (modals.last?.entry.id ?? base.id).child }

  /// The visible entries: the front-most full-screen modal, or the base, and all above it.
  public var shown: [Entry] {
    guard let covering = modals.lastIndex(where: { $0.style == .full }) else { return entries }
    return modals[covering...].map(\.entry)
  }
}
