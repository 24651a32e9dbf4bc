/// The filtering of a list, for lists whose adapter can filter.
extension ListView {
  /// The text by which the rows are filtered; empty for all rows.
  ///
  /// Setting it needs an adapter that conforms to ``ListFiltering``, such as ``FilteredAdapter``.
  /// The highlighted row follows its item; if that is filtered out, a row near it is highlighted.
  public final var query: String {
    get { data.filtering?.query ?? "" }
    set {
      guard let filtering = data.filtering else {
        preconditionFailure(
          "query: the adapter of \(pathInCode) cannot filter; use FilteredAdapter (SK206)")
      }
      guard newValue != filtering.query else { return }
      filtering.query = newValue
      reload()
    }
  }
}
