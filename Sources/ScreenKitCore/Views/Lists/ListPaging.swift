/// The loading of the rows of a list: its state and the closures of the app.
struct ListPaging {
  var loading = ListLoading()
  /// The closure that loads all rows again.
  var onRefresh: (@MainActor () throws -> Void)?
  /// The closure that loads the rows after the last one.
  var onLoadMore: (@MainActor () throws -> Void)?
}
