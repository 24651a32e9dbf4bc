public import ScreenKitCore

extension BackendView {
  /// The `id` of the view's element in the page, such as `n12`; `nil` while no page shows the view.
  ///
  /// Tests in a browser use it to find the element of a view.
  public var elementID: String? { (backing as? WebNode).map { "n\($0.number)" } }
}
