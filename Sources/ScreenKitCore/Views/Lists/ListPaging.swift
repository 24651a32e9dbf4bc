/// The loading of the rows of a list: its state, and the closures that the user calls.
struct ListPaging {
  var loading = ListLoading()
  /// Loads all rows again.
  var onRefresh: (@MainActor () throws -> Void)?
  /// Loads the rows after the last one.
  var onLoadMore: (@MainActor () throws -> Void)?
}
