public import ScreenKitCore

extension BackendView {
  /// The `id` of the view's element in the page, such as `n12`; `nil` while no page shows the view.
  ///
  /// Tests in a browser find the element of a view by it.
  public var elementID: String? { (backing as? WebNode).map { "n\($0.number)" } }
}
