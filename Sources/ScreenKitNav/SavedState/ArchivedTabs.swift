/// A saved tab set: the entry, name and badge of each tab, and the order of visits.
struct ArchivedTabs: Codable {
  struct Item: Codable {
    let entry: ArchivedEntry
    let name: String
    let badge: String?
  }

  let items: [Item]
  /// The names of all tabs that the code created at the time.
  ///
  /// Those among them that are not in ``items`` had been removed.
  let known: [String]
  let history: [EntryID]
}
