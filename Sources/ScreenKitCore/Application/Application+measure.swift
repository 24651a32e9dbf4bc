extension Application {
  /// Returns the size of `text` in a label of at most `width`; `nil` for no limit.
  ///
  /// Line feeds break lines, and so does the width, as in a label that wraps. The size is in the
  /// units of the surface: cells in a terminal, where some characters take two cells and some none.
  /// It depends on the surface, so it should not be saved. For a ``StyledText``, pass its `string`.
  /// Complexity: linear in the length of the text.
  public func measure(_ text: String, width: Int? = nil) -> SurfaceSize {
    surface.measure(text, width: width)
  }
}

extension Controller {
  /// Returns the size of `text` in a label of at most `width`; `nil` for no limit.
  ///
  /// See ``Application/measure(_:width:)``. The controller must have been created.
  public final func measure(_ text: String, width: Int? = nil) -> SurfaceSize {
    guard let application else {
      preconditionFailure("measure: the controller is in no application before create (SK101)")
    }
    return application.measure(text, width: width)
  }
}

extension BackendView {
  /// Returns the size of `text` in a label of at most `width`, or `nil` outside of a window.
  ///
  /// Views that compute their own content call it. See ``Application/measure(_:width:)``.
  public func measure(_ text: String, width: Int? = nil) -> SurfaceSize? {
    base.application?.measure(text, width: width)
  }
}
