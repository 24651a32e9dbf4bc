import ScreenKitCore

/// The validation of a whole archive before any part of it is used.
///
/// An accepted archive can be restored safely: each entry has a unique number, the ledger continues
/// with greater ones, and all parts are consistent. The restoration checks later whether the routes
/// still exist.
struct ArchiveCheck {
  // Greater integers are inexact in some JSON parsers, and new entries need greater numbers.
  private static let greatestNumber = 1 << 53

  /// The last number given to an entry.
  private let last: Int
  private var numbers: Set<Int> = []

  /// Throws unless the state of an app's root screen, a navigator, is valid.
  static func check(_ root: ScreenState) throws(UnusableArchive) {
    let navigation = try navigation(of: root)
    let last = navigation?.ledger?.lastID ?? 0
    guard (0...greatestNumber).contains(last) else {
      throw UnusableArchive(reason: "its list of entries cannot be read")
    }
    var check = ArchiveCheck(last: last)
    try check.visit(root, navigation, depth: 0)
  }

  private init(last: Int) { self.last = last }

  private mutating func visit(
    _ state: ScreenState, _ navigation: ArchivedNavigation?, depth: Int
  ) throws(UnusableArchive) {
    guard depth <= SavedState.Value.maximumDepth else {
      throw UnusableArchive(reason: "its screens are nested too deeply")
    }
    let entries = try stackedEntries(navigation) + tabEntries(navigation?.tabs)
    for entry in entries {
      guard (1...max(last, 1)).contains(entry.id.number), last > 0 else {
        throw UnusableArchive(reason: "it has the entry \(entry.id), which was never made")
      }
      guard numbers.insert(entry.id.number).inserted else {
        throw UnusableArchive(reason: "it has the entry \(entry.id) twice")
      }
    }
    let names = Set(entries.map { "\($0.id.number)" })
    let needsEntries = navigation?.isOfNavigator ?? false
    guard !needsEntries || state.children.keys.allSatisfy(names.contains) else {
      throw UnusableArchive(reason: "it has a screen without an entry")
    }
    for child in state.children.values {
      try visit(child, ArchiveCheck.navigation(of: child), depth: depth + 1)
    }
  }

  private static func navigation(
    of state: ScreenState
  ) throws(UnusableArchive) -> ArchivedNavigation? {
    do {
      return try state.decodedNavigation()
    } catch {
      throw UnusableArchive(reason: "the position of a navigator cannot be read")
    }
  }

  private func stackedEntries(
    _ navigation: ArchivedNavigation?
  ) throws(UnusableArchive) -> [ArchivedEntry] {
    guard let navigation, let entries = navigation.entries else { return [] }
    guard entries.dropFirst().allSatisfy({ $0.route != nil }) else {
      throw UnusableArchive(reason: "it has an entry without a route")
    }
    if let styles = navigation.styles, styles.count != max(0, entries.count - 1) {
      throw UnusableArchive(reason: "its modals have no style")
    }
    return entries
  }

  private func tabEntries(_ tabs: ArchivedTabs?) throws(UnusableArchive) -> [ArchivedEntry] {
    guard let tabs else { return [] }
    let entries = tabs.items.map(\.entry)
    let visited = Set(tabs.history)
    guard visited.count == tabs.history.count, visited.isSubset(of: entries.map(\.id)) else {
      throw UnusableArchive(reason: "its visited tabs do not fit its tabs")
    }
    return entries
  }
}
