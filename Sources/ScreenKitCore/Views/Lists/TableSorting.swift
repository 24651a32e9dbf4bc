/// The order of a table's rows: by one column, and by further columns for rows with equal values.
///
/// Without keys, the rows have their original order.
public struct TableSorting: Hashable, Sendable {
  /// A sort column and its direction.
  public struct Key: Hashable, Sendable {
    /// The index of the column.
    public var column: Int
    /// Whether the largest value comes first.
    public var isDescending: Bool

    /// Creates a key, by default with the smallest value first.
    public init(column: Int, isDescending: Bool = false) {
      (self.column, self.isDescending) = (column, isDescending)
    }
  }

  /// The sort columns without duplicates, the most important one first.
  public private(set) var keys: [Key] = []

  /// Creates a sorting by `keys`, the most important one first.
  ///
  /// If several keys have the same column, only the first one is used.
  public init(_ keys: [Key] = []) {
    for key in keys where self.key(of: key.column) == nil { self.keys.append(key) }
  }

  /// Creates a sorting by one column, by default with the smallest value first.
  public init(column: Int, isDescending: Bool = false) {
    keys = [Key(column: column, isDescending: isDescending)]
  }

  /// Whether the rows have their original order.
  public var isEmpty: Bool { keys.isEmpty }

  /// Returns the key of `column`; `nil` if the rows are not sorted by it.
  public func key(of column: Int) -> Key? { keys.first { $0.column == column } }

  /// Returns the number of more important columns; `nil` if the rows are not sorted by `column`.
  public func rank(of column: Int) -> Int? { keys.firstIndex { $0.column == column } }

  /// Sorts only by `column`, or reverses the order if `column` is already the only ascending key.
  public mutating func sort(by column: Int) {
    let isAgain = keys == [Key(column: column)]
    keys = [Key(column: column, isDescending: isAgain)]
  }

  /// Adds `column` as the least important key; repeated calls reverse its order, then remove it.
  public mutating func add(_ column: Int) {
    guard let rank = rank(of: column) else { return keys.append(Key(column: column)) }
    if keys[rank].isDescending {
      keys.remove(at: rank)
    } else {
      keys[rank].isDescending = true
    }
  }
}

extension TableSorting {
  /// The saved form: a column for each key, or its complement if the key is descending.
  var saved: SavedState.Value {
    .list(keys.map { .int($0.isDescending ? ~$0.column : $0.column) })
  }

  /// Creates a sorting from its saved form, without columns that are not `sortable`; `nil` for
  /// other values.
  init?(_ saved: SavedState.Value?, sortable: (Int) -> Bool) {
    guard case .list(let values) = saved else { return nil }
    self.init(
      values.compactMap { value in
        guard case .int(let number) = value else { return nil }
        let key = Key(column: number < 0 ? ~number : number, isDescending: number < 0)
        return sortable(key.column) ? key : nil
      })
  }
}
