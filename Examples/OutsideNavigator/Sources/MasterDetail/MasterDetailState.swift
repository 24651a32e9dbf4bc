public import ScreenKitCore
public import ScreenKitNav

/// The state of a master–detail navigator as a value: the entries, and which of them are visible.
///
/// The first entry is the master, such as a list. The others are details, each over the one before.
public struct MasterDetailState: NavigationState {
  /// The entry of the list, or of another screen on the left.
  public private(set) var master: Entry
  /// The entries of the details, the topmost last; empty while nothing is selected.
  public private(set) var details: [Entry]
  /// Whether there is space for both sides.
  public private(set) var isWide: Bool
  /// Whether the master is in front, rather than the top detail.
  public private(set) var isMasterInFront: Bool

  /// Creates a state with the master in front, or with the top detail if there is one.
  public init(master: Entry, details: [Entry] = [], isWide: Bool, isMasterInFront: Bool = false) {
    (self.master, self.details, self.isWide) = (master, details, isWide)
    self.isMasterInFront = isMasterInFront || details.isEmpty
  }

  /// The master and the details.
  public var entries: [Entry] { [master] + details }

  /// The visible entries, the one in front last: both sides if there is space, or else one.
  public var shown: [Entry] {
    guard let top = details.last else { return [master] }
    switch (isWide, isMasterInFront) {
    case (true, true): return [top, master]
    case (true, false): return [master, top]
    case (false, true): return [master]
    case (false, false): return [top]
    }
  }
}

/// The change that a method made to the state of a master–detail navigator.
public enum MasterDetailChange: ContainerChange {
  case shown, pushed, removed, replaced
  /// The other side came to the front.
  case activated
  /// There is space for both sides now, or for one only.
  case resized
  /// Nothing changed.
  case nothing

  /// Whether the state changed.
  public var isMove: Bool { self != .nothing }
}

extension MasterDetailState {
  /// The type of the changes that the methods make.
  public typealias Change = MasterDetailChange

  /// Shows `detail` in the place of all details; an existing one with the same route comes to the
  /// front.
  public mutating func show(_ detail: Entry) -> MasterDetailChange {
    if let route = detail.route, details.count == 1, details[0].route == route {
      return activate(master: false)
    }
    return show([detail])
  }

  /// Shows `details` in the place of all others.
  public mutating func show(_ details: [Entry]) -> MasterDetailChange {
    let isMasterInFront = details.isEmpty
    guard details != self.details || isMasterInFront != self.isMasterInFront else {
      return .nothing
    }
    (self.details, self.isMasterInFront) = (details, isMasterInFront)
    return .shown
  }

  /// Shows `detail` over the top one; does nothing if that has the same route and is in front.
  public mutating func push(_ detail: Entry) -> MasterDetailChange {
    if let route = detail.route, route == details.last?.route {
      return activate(master: false)
    }
    details.append(detail)
    isMasterInFront = false
    return .pushed
  }

  /// Removes the top detail, unless it is the only one beside the master.
  public mutating func goBack() -> MasterDetailChange {
    guard let top = details.last, !isMasterInFront, details.count > 1 || !isWide else {
      return .nothing
    }
    return remove(top.id)
  }

  /// Brings one side to the front: the master, or the top detail if there is one.
  public mutating func activate(master isMaster: Bool) -> MasterDetailChange {
    let isMasterInFront = isMaster || details.isEmpty
    guard isMasterInFront != self.isMasterInFront else { return .nothing }
    self.isMasterInFront = isMasterInFront
    return .activated
  }

  /// Shows both sides if there is space for them; the entries stay the same.
  public mutating func fit(isWide: Bool) -> MasterDetailChange {
    guard isWide != self.isWide else { return .nothing }
    self.isWide = isWide
    return .resized
  }

  /// Removes the detail `id`; the master stays.
  public mutating func remove(_ id: EntryID) -> MasterDetailChange {
    guard let index = details.firstIndex(where: { $0.id == id }) else { return .nothing }
    details.remove(at: index)
    if details.isEmpty { isMasterInFront = true }
    return .removed
  }

  /// Replaces the master by the first of `entries`, or a detail by all of them.
  public mutating func replace(_ id: EntryID, by entries: [Entry]) -> MasterDetailChange {
    if id == master.id {
      guard let entry = entries.first, entry != master else { return .nothing }
      master = entry
    } else {
      guard let index = details.firstIndex(where: { $0.id == id }), [details[index]] != entries
      else { return .nothing }
      details.replaceSubrange(index...index, with: entries)
      if details.isEmpty { isMasterInFront = true }
    }
    return .replaced
  }
}
