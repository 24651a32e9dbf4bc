/// The properties that an object of a description has, in the order of the table.
struct PropertyEntries: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let name: String
    var value: PropertyValue
    let position: SourcePosition
  }

  /// The table of the object's possible properties.
  let table: PropertyTable
  var entries: [Entry] = []

  /// Creates the entries of an object without properties.
  init(_ table: PropertyTable) { self.table = table }

  /// The entry with `name`, or `nil` if the property is absent.
  subscript(name: String) -> Entry? {
    // A loop over indices avoids a copy of each element.
    for index in entries.indices where entries[index].name == name { return entries[index] }
    return nil
  }

  mutating func remove(_ name: String) { entries.removeAll { $0.name == name } }

  /// Returns the value of the property with `name`, or its default.
  func value(_ name: String) -> PropertyValue? {
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
