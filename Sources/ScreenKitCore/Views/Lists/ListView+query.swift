/// The filtering of a list with an adapter that can filter.
extension ListView {
  /// The filter text for the rows; empty for all rows.
  ///
  /// Setting a text requires items, or an adapter that conforms to ``ListFiltering``, such as
  /// ``FilteredAdapter``. The highlight follows its item. If the filter hides this item, a row near
  /// it is highlighted.
  public final var query: String {
    get { data.filtering?.query ?? "" }
    set {
      guard let filtering = data.filtering else {
        preconditionFailure(
          "query: the adapter of \(pathInCode) cannot filter; put it into a FilteredAdapter (SK206)"
        )
      }
      guard newValue != filtering.query else { return }
      filtering.query = newValue
      reload()
    }
  }
}
