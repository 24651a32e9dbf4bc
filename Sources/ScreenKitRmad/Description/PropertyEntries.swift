/// The properties that an object of a description has, in the order of the table.
struct PropertyEntries: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let name: String
    var value: PropertyValue
    let position: SourcePosition
  }

  var entries: [Entry] = []

  /// The entry with `name`, or `nil` if the property is absent.
  subscript(name: String) -> Entry? {
    for entry in entries where entry.name == name { return entry }
    return nil
  }

  mutating func remove(_ name: String) { entries.removeAll { $0.name == name } }

  /// Returns the value of the property with `name`, or its default in `table`.
  func value(_ name: String, in table: PropertyTable) -> PropertyValue? {
    if let entry = self[name] { return entry.value }
    guard let row = table.index[name], table.rows[row].key == name else { return nil }
    switch table.rows[row].defaultValue {
    case .none: return nil
    case .value(let value): return value
    case .byAction(let value, let other): return self["action_index"] == nil ? other : value
    case .ifGiven(let condition, let value): return self[condition] == nil ? nil : value
    }
  }
}
