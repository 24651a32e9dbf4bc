extension Property {
  /// The table of all properties of the root, of controllers, of components, and of sent values.
  public static let all: [Property] =
    rootRows + controllerRows + componentRows + viewRows + barRows + tableRows + cellRows
    + imageRows + labelRows + buttonRows + fieldRows + refreshRows + dataForSendRows

  /// Returns the properties of components of `type`, including those of its supertypes.
  public static func properties(of type: ComponentType) -> [Property] {
    tables[type]?.rows ?? []
  }

  /// Returns the properties of `owner`; for a component, they include those of its supertypes.
  public static func properties(of owner: Owner) -> [Property] { table(of: owner).rows }

  /// Returns the property of `owner` with the canonical name `key`, or `nil` if there is none.
  public static func named(_ key: String, of owner: Owner) -> Property? {
    let table = table(of: owner)
    guard let index = table.index[key], table.rows[index].key == key else { return nil }
    return table.rows[index]
  }

  static func table(of owner: Owner) -> PropertyTable {
    switch owner {
    case .root: rootTable
    case .controller: controllerTable
    case .dataForSend: dataForSendTable
    case .component(let type): tables[type] ?? rootTable
    }
  }

  private static let rootTable = PropertyTable(rootRows, number: 0)
  private static let controllerTable = PropertyTable(controllerRows, number: 1)
  private static let dataForSendTable = PropertyTable(dataForSendRows, number: 2)
  private static let tables = Dictionary(
    uniqueKeysWithValues: ComponentType.allCases.enumerated().map { index, type in
      (type, PropertyTable(rows(of: type), number: index + 3))
    })

  /// Returns the rows of the supertypes and then of `type`, which replace rows with the same keys.
  private static func rows(of type: ComponentType) -> [Property] {
    let inherited = type.parent.map(rows(of:)) ?? componentRows
    let own = all.filter { $0.owner == .component(type) && !componentRows.contains($0) }
    return inherited.filter { row in !own.contains { $0.key == row.key } } + own
  }
}

/// The properties of one kind of object, indexed by all their names.
final class PropertyTable: Sendable {
  /// The number of tables.
  static let count = ComponentType.allCases.count + 3

  /// The number of the table, from 0.
  let number: Int
  let rows: [Property]
  /// The rows as objects, which the reader can pass on without copies.
  let boxes: [PropertyBox]
  /// The canonical names of the rows.
  let keys: [String]
  /// The index of each row by its key and its aliases.
  let index: [String: Int]
  /// The indices of the rows that are mandatory, unconditionally or under a condition.
  let needed: [Int]

  init(_ rows: [Property], number: Int) {
    (self.rows, self.number) = (rows, number)
    keys = rows.map(\.key)
    boxes = rows.map(PropertyBox.init)
    var index: [String: Int] = [:]
    for (row, property) in rows.enumerated() {
      for name in property.aliases + [property.key] { index[name] = row }
    }
    self.index = index
    needed = rows.indices.filter { rows[$0].need != .optional }
  }
}

/// A row of a table as an object.
final class PropertyBox: Sendable {
  let property: Property

  init(_ property: Property) { self.property = property }
}

extension PropertyTable: Hashable {
  static func == (one: PropertyTable, other: PropertyTable) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
