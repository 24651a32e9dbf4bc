/// A view that uses the result of its layout, for example to scroll or to find the text at a point.
///
/// The layout of a frame proceeds from the window to its descendants. A container gets its result
/// before its children are positioned, since it may change the children. All other views get their
/// results after the layout of the whole tree and before painting.
@MainActor
public protocol LayoutObserving: View {
  /// The part of a layout that the view uses, in the units of the backend.
  associatedtype LayoutResult

  /// Stores the result of a layout.
  ///
  /// A backend calls this function in the layout phase of a frame if the view or its size has
  /// changed. Measuring and painting do not call it.
  func didLayOut(_ result: LayoutResult)
}
