public import ScreenKitCore

/// What a verb did to what is presented.
public enum CompositeChange: NavigationChange {
  case presented
  /// So many went.
  case dismissed(Int)
  /// Another entry took the place of one, as where a gate was passed or left.
  case replaced
  /// There was nothing to do: the very route is in front already, or no such modal.
  case nothing

  /// Whether the state is another one now.
  public var isMove: Bool { self != .nothing }
}

extension CompositeState {
  /// Puts `entry` in front of everything; nothing happens if its very route is there already.
  public mutating func present(_ entry: Entry, _ style: ModalStyle) -> CompositeChange {
    if let route = entry.route, route == modals.last?.entry.route { return .nothing }
    modals.append(Modal(entry, style))
    return .presented
  }

  /// Takes away what is in front, or the `count` front-most.
  public mutating func dismiss(_ count: Int = 1) -> CompositeChange {
    let gone = min(max(0, count), modals.count)
    modals.removeLast(gone)
    return gone == 0 ? .nothing : .dismissed(gone)
  }

  /// Takes away the front-most modal that `match` means, from wherever it is.
  public mutating func dismiss(_ match: EntryMatch) -> CompositeChange {
    guard let index = modals.lastIndex(where: { match.accepts($0.entry) }) else { return .nothing }
    modals.remove(at: index)
    return .dismissed(1)
  }

  /// Puts `entry` in the place of the base or modal `id`.
  mutating func replace(_ id: EntryID, by entry: Entry) -> CompositeChange {
    guard entry.id != id else { return .nothing }
    if id == base.id {
      base = entry
    } else {
      guard let index = modals.firstIndex(where: { $0.entry.id == id }) else { return .nothing }
      modals[index] = Modal(entry, modals[index].style)
    }
    return .replaced
  }

  /// Takes away all modals that `isUnwanted` names.
  mutating func removeAll(where isUnwanted: (Entry) -> Bool) -> CompositeChange {
    let before = modals.count
    modals.removeAll { isUnwanted($0.entry) }
    return before == modals.count ? .nothing : .dismissed(before - modals.count)
  }
}
