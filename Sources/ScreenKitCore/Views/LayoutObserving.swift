/// A view that uses the result of its layout, such as to scroll or to find the text at a point.
///
/// The layout of a frame begins at the window and goes inwards. A container gets its result before
/// its children are positioned, since it may change them. All other views get theirs after the
/// layout of the whole tree and before the painting.
@MainActor
public protocol LayoutObserving: View {
  /// The part of a layout that the view uses, in the units of the backend.
  associatedtype LayoutResult

  /// Stores the result of a layout.
  ///
  /// A backend calls it in the layout phase of a frame, if the view has another size or has
  /// changed. It never calls it while it measures or paints.
  func didLayOut(_ result: LayoutResult)
}
