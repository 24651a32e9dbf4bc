public import ScreenKitCore

/// The change that a method made to a composite's state.
public enum CompositeChange: ContainerChange {
  /// A modal screen was added in front.
  case presented
  /// The given number of modals was removed.
  case dismissed(Int)
  /// An entry was replaced by another, such as at a gate.
  case replaced
  /// Nothing changed: the route is in front already, or there is no such modal.
  case nothing

  /// Whether the state changed.
  public var isMove: Bool { self != .nothing }
}

extension CompositeState {
  /// Presents `entry` over all others; does nothing if the front modal has the same route.
  public mutating func present(_ entry: Entry, _ style: ModalStyle) -> CompositeChange {
    if let route = entry.route, route == modals.last?.entry.route { return .nothing }
    modals.append(Modal(entry, style))
    return .presented
  }

  /// Removes the front modal, or the `count` front-most ones; the base stays.
  public mutating func dismiss(_ count: Int = 1) -> CompositeChange {
    let gone = min(max(0, count), modals.count)
    modals.removeLast(gone)
    return gone == 0 ? .nothing : .dismissed(gone)
  }

  /// Removes the front-most modal that `match` selects, even under other modals.
  public mutating func dismiss(_ match: EntryMatch) -> CompositeChange {
    guard let index = modals.lastIndex(where: { match.accepts($0.entry) }) else { return .nothing }
    modals.remove(at: index)
    return .dismissed(1)
  }

  /// Replaces the base or modal `id` by the only entry in `entries`.
  public mutating func replace(_ id: EntryID, by entries: [Entry]) -> CompositeChange {
    guard let entry = entries.first, entry.id != id else { return .nothing }
    if id == base.id {
      base = entry
    } else {
      guard let index = modals.firstIndex(where: { $0.entry.id == id }) else { return .nothing }
      modals[index] = Modal(entry, modals[index].style)
    }
    return .replaced
  }

  /// Removes the modal `id`; the base stays.
  public mutating func remove(_ id: EntryID) -> CompositeChange { dismiss(.entry(id)) }
}
