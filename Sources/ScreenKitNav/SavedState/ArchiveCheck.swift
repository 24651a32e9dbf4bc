import ScreenKitCore

/// The validation of a whole archive before any part of it is used.
///
/// An accepted archive can be restored safely: each entry has a unique number, the ledger
/// continues with greater ones, and all parts are consistent. Whether the routes still exist is
/// checked later, by restoring.
struct ArchiveCheck {
  // Greater integers are inexact in some JSON parsers, and new entries need greater numbers.
  private static let greatestNumber = 1 << 53

  /// The last number given to an entry.
  private let last: Int
  private var numbers: Set<Int> = []

  /// Throws unless the state of an app's root screen, a navigator, is valid.
  static func check(_ root: ScreenState) throws(UnusableArchive) {
    let ledger = root.navigation?["ledger"]
    let last = ledger == nil ? 0 : NavigationLedger.lastID(in: ledger)
    guard let last, (0...greatestNumber).contains(last) else {
      throw UnusableArchive(reason: "its list of entries cannot be read")
    }
    var check = ArchiveCheck(last: last)
    try check.visit(root, depth: 0)
  }

  private init(last: Int) { self.last = last }

  private mutating func visit(_ state: ScreenState, depth: Int) throws(UnusableArchive) {
    guard depth <= SavedState.Value.maximumDepth else {
      throw UnusableArchive(reason: "its screens are nested too deeply")
    }
    let entries = try stackedEntries(state) + tabEntries(state)
    for entry in entries {
      guard (1...max(last, 1)).contains(entry.id.number), last > 0 else {
        throw UnusableArchive(reason: "it has the entry \(entry.id), which was never made")
      }
      guard numbers.insert(entry.id.number).inserted else {
        throw UnusableArchive(reason: "it has the entry \(entry.id) twice")
      }
    }
    let names = Set(entries.map { "\($0.id.number)" })
    guard state.children.keys.allSatisfy(names.contains) else {
      throw UnusableArchive(reason: "it has a screen without an entry")
    }
    for child in state.children.values { try visit(child, depth: depth + 1) }
  }

  private func stackedEntries(_ state: ScreenState) throws(UnusableArchive) -> [ArchivedEntry] {
    guard let value = state.navigation?["entries"] else { return [] }
    guard let entries = try? value.decoded(as: [ArchivedEntry].self) else {
      throw UnusableArchive(reason: "its entries cannot be read")
    }
    guard entries.dropFirst().allSatisfy({ $0.route != nil }) else {
      throw UnusableArchive(reason: "it has an entry without a route")
    }
    guard let styles = state.navigation?["styles"] else { return entries }
    let count = (try? styles.decoded(as: [ModalStyle].self))?.count
    guard let count, count == max(0, entries.count - 1) else {
      throw UnusableArchive(reason: "its modals have no style")
    }
    return entries
  }

  private func tabEntries(_ state: ScreenState) throws(UnusableArchive) -> [ArchivedEntry] {
    guard state.navigation?["tabs"] != nil else { return [] }
    guard let tabs = ArchivedTabs(state.navigation) else {
      throw UnusableArchive(reason: "its tabs cannot be read")
    }
    let entries = tabs.items.map(\.entry)
    let visited = Set(tabs.history)
    guard visited.count == tabs.history.count, visited.isSubset(of: entries.map(\.id)) else {
      throw UnusableArchive(reason: "its visited tabs do not fit its tabs")
    }
    return entries
  }
}
