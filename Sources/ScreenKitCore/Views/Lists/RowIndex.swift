/// The position of a row in a list: its section, and its index within that.
public struct RowIndex: Hashable, Comparable, Sendable {
  /// The section, counted from 0.
  public var section: Int
  /// The row within the section, counted from 0.
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
  /// Creates the index of a row in the first section, so that code can write `3` for it.
  public init(integerLiteral row: Int) { self.init(row) }
}
