/// A saved tab set: the entry, id and badge of each tab, and the order of visits.
struct ArchivedTabs: Codable {
  struct Item: Codable {
    let entry: ArchivedEntry
    /// The id of the tab; its key in archives is `name`.
    let name: String
    /// The title of a tab that the code did not create; `nil` if it equals the id.
    let title: String?
    let badge: String?
  }

  let items: [Item]
  /// The ids of all tabs that the code created at the time.
  ///
  /// Ids missing in ``items`` belong to removed tabs.
  let known: [String]
  let history: [EntryID]
}
