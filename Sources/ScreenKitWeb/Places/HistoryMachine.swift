/// The synchronization of a browser tab's history with the screens of the app.
///
/// Each entry has a number, which is unique in the tab, grows with each entry and is stored by the
/// browser. The machine keeps the address and the path of screens of each entry. The inputs are
/// the changes of the app's screens and the moves of the browser. The outputs are steps of the
/// browser and tasks of the app. In a race of both, the app wins: the client reports the number of
/// performed steps, and a move made before the last step is ignored.
///
/// The value is saved with the session, so it survives a reload of the page and a restart of the
/// host.
struct HistoryMachine: Hashable, Sendable {
  /// The maximum number of recorded entries; browsers keep about fifty.
  private static let most = 40
  /// A greater number of an entry comes from no host.
  private static let greatest = 1 << 52

  /// The recorded entries, in the order of the browser.
  private(set) var entries: [Entry] = []
  /// The position of the browser in ``entries`` after it has performed all steps.
  private(set) var index = 0
  /// The first of the entries up to ``index`` whose distances are known.
  private(set) var floor = 0
  /// The number of steps so far.
  private(set) var steps = 0
  /// The number of the next entry.
  private(set) var nextNumber: Int
  /// A move of the user, until the app has followed.
  private var move: Move?
  /// Whether the browser has no number for the current entry.
  private var isUnnumbered = false
  /// A page that was just loaded, until its first report.
  private var page: LoadedPage?

  private enum Move: Hashable, Sendable {
    /// To the entry at a position, from the present one; the distance may be unknown.
    case known(Int, isDistanceKnown: Bool)
    /// To an entry outside of this history.
    case foreign
  }

  /// A page that performs no step before it has reported its entry.
  private struct LoadedPage: Hashable, Sendable {
    /// The number of the entry at which the page should be.
    let number: Int
    /// The number of the next entry at the load; the page has no entry from then on.
    let nextNumber: Int
    /// Whether the session began with the page.
    let isFirst: Bool
  }

  /// Creates a machine whose entries are numbered from `first`.
  ///
  /// The browser may have entries from an earlier page of the same tab, with other numbers.
  init(first: Int = 0) {
    nextNumber = first
    pageLoaded()
  }

  /// Continues with the saved entries; has no effect if they are not valid.
  mutating func restore(_ saved: Saved) {
    let numbers = [-1] + saved.entries.map(\.number) + [HistoryMachine.greatest]
    guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }),
      saved.entries.count <= HistoryMachine.most, saved.entries.indices.contains(saved.index),
      0...saved.index ~= saved.floor
    else { return }
    (entries, index, floor) = (saved.entries, saved.index, saved.floor)
    nextNumber = max(nextNumber, (entries.last?.number ?? 0) + 1)
    page = nil
  }

  /// The entries for an archive.
  var saved: Saved? {
    entries.isEmpty ? nil : Saved(entries: entries, index: index, floor: floor)
  }

  /// Records that a page was loaded or received anew.
  mutating func pageLoaded() {
    (steps, move) = (0, nil)
    page = LoadedPage(
      number: entries.isEmpty ? nextNumber : entries[index].number, nextNumber: nextNumber,
      isFirst: entries.isEmpty || page?.isFirst == true)
  }

  /// Records that the app shows the screens of `path`.
  ///
  /// - Parameters:
  ///   - address: The address of the screens; `nil` if they have none.
  ///   - base: The address of screens without one.
  ///   - path: The screens.
  /// - Returns: The steps for the browser.
  mutating func show(_ address: String?, base: String, _ path: ScreenPath) -> [Step] {
    var result: [Step] = []
    switch move {
    case .foreign?:
      append(address ?? base, path)
      floor = index
      isUnnumbered = true
    case .known(let place, let isDistanceKnown)?:
      result = arrive(at: place, isDistanceKnown, address, base: base, path)
    case nil:
      if entries.isEmpty { append(address ?? base, path) }
      if isUnnumbered, let address { entries[index].address = address }
    }
    move = nil
    result += follow(address, base: base, path)
    // A new page gets its number, and a new client the address.
    if result.isEmpty, isUnnumbered || steps == 0 {
      result = [step(.replace(number: entries[index].number, entries[index].address))]
    }
    isUnnumbered = false
    return result
  }

  /// Records that the browser moved to the entry `number` after it had performed `known` steps.
  ///
  /// Returns the task of the app. Afterwards ``show(_:base:_:)`` must be called, even if the screens
  /// are unchanged.
  mutating func browserMoved(to number: Int, address: String, known: Int) -> Wish? {
    guard !entries.isEmpty else { return nil }
    // A session from an earlier archive never repeats a number.
    if number >= nextNumber, number < HistoryMachine.greatest { nextNumber = number + 1 }
    guard known == steps else {
      // The later steps began at an unknown entry and ended at the current one.
      entries.removeSubrange((index + 1)...)
      (floor, move, page) = (index, nil, nil)
      return nil
    }
    let page = page
    self.page = nil
    if let page {
      if page.isFirst, number < 0 || number == page.number {
        // The host has opened the address itself.
        entries = [Entry(number: page.number, address: address, path: entries[index].path)]
        (index, floor, isUnnumbered) = (0, 0, true)
        return nil
      }
      entries.removeAll { $0.number >= page.nextNumber }
      index = entries.firstIndex { $0.number == page.number } ?? max(0, entries.count - 1)
      floor = min(floor, index)
      if number == page.number { return nil }
    }
    guard let place = entries.firstIndex(where: { $0.number == number }),
      HistoryMachine.path(of: entries[place].address) == HistoryMachine.path(of: address)
    else {
      move = .foreign
      return .open(address)
    }
    guard place != index else { return nil }
    // The page may have missed the last steps before its load.
    move = .known(place, isDistanceKnown: place >= floor && page == nil)
    return .show(entries[place], isBack: place < index)
  }

  /// Moves to an entry after the user, or returns to the present one if the app has not followed.
  private mutating func arrive(
    at place: Int, _ isDistanceKnown: Bool, _ address: String?, base: String, _ path: ScreenPath
  ) -> [Step] {
    let (wanted, present) = (entries[place], entries[index])
    let isShown = wanted.path.relation(to: path) == .same
    // An earlier entry whose screens cannot be shown any more shows the present ones.
    let isRefused =
      !isShown && path.hasSameScreens(as: present.path)
      && (path.panels > present.path.panels || place > index
        || wanted.path.relation(to: present.path) == .under)
    if isRefused, isDistanceKnown { return [go(from: place, to: index)] }
    let other = isShown ? nil : self.place(of: path, before: place)
    index = place
    guard isDistanceKnown else {
      entries.removeSubrange((index + 1)...)
      floor = min(floor, index)
      entries[index].path = path
      return setAddress(isShown ? address ?? wanted.address : address ?? base)
    }
    if let other {
      index = other
      return [go(from: place, to: other)]
    }
    if !isShown { entries[index].path = path }
    return setAddress(isShown ? address ?? wanted.address : address ?? base)
  }

  /// Records a change of the screens by the app.
  private mutating func follow(
    _ address: String?, base: String, _ path: ScreenPath
  ) -> [Step] {
    let present = entries[index]
    let isBack: Bool
    switch path.relation(to: present.path) {
    case .same:
      entries[index].path = path
      guard let address, address != present.address else { return [] }
      guard HistoryMachine.path(of: address) != HistoryMachine.path(of: present.address) else {
        return setAddress(address)
      }
      // A screen shows another place, such as another page of a list.
      isBack =
        index > floor && page == nil && entries[index - 1].address == address
        && entries[index - 1].path.hasSameScreens(as: path)
      if isBack { index -= 1 }
    case .under:
      let address = address ?? base
      guard let place = place(of: path, before: index) else {
        entries[index].path = path
        return setAddress(address)
      }
      let start = index
      index = place
      entries[index] = Entry(number: entries[index].number, address: address, path: path)
      return [go(from: start, to: index)]
    case .instead:
      entries[index].path = path
      return setAddress(address ?? base)
    case .over, .beside: isBack = false
    }
    if isBack { return [go(from: index + 1, to: index)] }
    append(address ?? base, path)
    return [step(.push(number: entries[index].number, entries[index].address))]
  }

  /// Returns the nearest entry before `start` with the screens of `path`, if all entries between
  /// them are over it.
  private func place(of path: ScreenPath, before start: Int) -> Int? {
    // A page that has not reported its entry may have missed steps.
    guard page == nil else { return nil }
    var place = start - 1
    while place >= floor {
      switch path.relation(to: entries[place].path) {
      case .same: return place
      case .under: place -= 1
      case .over, .beside, .instead: return nil
      }
    }
    return nil
  }

  private mutating func setAddress(_ address: String) -> [Step] {
    guard entries[index].address != address else { return [] }
    entries[index].address = address
    return [step(.replace(number: entries[index].number, address))]
  }

  /// Adds an entry after the current one, and removes the later ones.
  private mutating func append(_ address: String, _ path: ScreenPath) {
    if !entries.isEmpty { entries.removeSubrange((index + 1)...) }
    entries.append(Entry(number: nextNumber, address: address, path: path))
    nextNumber += 1
    if entries.count > HistoryMachine.most {
      entries.removeFirst()
      floor = max(0, floor - 1)
    }
    index = entries.count - 1
  }

  private mutating func go(from start: Int, to end: Int) -> Step {
    step(
      .go(
        distance: end - start, from: entries[start].number, number: entries[end].number,
        entries[end].address))
  }

  private mutating func step(_ step: Step) -> Step {
    steps += 1
    return step
  }

  /// Returns the address without its query; a change of the query is not a new place.
  private static func path(of address: String) -> Substring { address.prefix { $0 != "?" } }
}
