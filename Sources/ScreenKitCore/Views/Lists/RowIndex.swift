/// The position of a row in a list: its section and its index in the section.
public struct RowIndex: Hashable, Comparable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the row in the section.
  public var row: Int

  /// Creates the index of `row`, by default in the first section.
  public init(_ row: Int, in section: Int = 0) {
    self.section = section
    self.row = row
  }

  /// Returns whether `left` is above `right`.
  public static func < (left: RowIndex, right: RowIndex) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension RowIndex: CustomStringConvertible {
  /// The index in words, such as "row 3" or "row 3 of section 1".
  public var description: String {
    section == 0 ? "row \(row)" : "row \(row) of section \(section)"
  }
}

extension RowIndex: ExpressibleByIntegerLiteral {
  /// Creates the index of a row in the first section from a literal, such as `3`.
  public init(integerLiteral row: Int) { self.init(row) }
}
