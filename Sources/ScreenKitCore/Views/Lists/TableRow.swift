/// The texts of one row of a table.
public final class TableRow: View {
  /// The columns.
  public let shape: TableShape

  /// The text in each column.
  public internal(set) var texts: [String] = [] {
    didSet { if texts != oldValue { changed(.appearance) } }
  }

  init(_ shape: TableShape) { self.shape = shape }

  public override var role: SemanticRole { .text }

  public override var accessibleText: String {
    accessibleName ?? zip(shape.columns, texts).map { "\($0.title): \($1)" }.joined(separator: ", ")
  }
}
