public import ScreenKitCore

/// A type that describes the views of a class as elements, also those of subclasses without a
/// painter.
///
/// A painter has no state: all that it knows is in the view.
@MainActor
public protocol WebPainter<Painted> {
  /// The class of views that it describes.
  associatedtype Painted: View

  /// The templates that a view may have; most painters have one.
  ///
  /// Asked once for each look.
  var templates: [WebTemplate] { get }

  /// Returns the index of the template for `view`; a view that changes it gets new elements.
  func template(for view: Painted) -> Int

  /// Writes all slots of `view`; called only for views that changed.
  func fill(_ view: Painted, _ slots: inout SlotWriter)

  /// Returns the children with elements of their own, in the order of the page.
  func children(of view: Painted) -> [View]

  /// Whether the elements of removed children are kept for some time, since they may come back.
  var keepsRemovedChildren: Bool { get }

  /// Whether the style sheet animates the views, so that the app's animation frames are not
  /// requested.
  var movesByItself: Bool { get }
}

extension WebPainter {
  /// Returns 0.
  public func template(for view: Painted) -> Int { 0 }

  /// Returns all children of the view.
  public func children(of view: Painted) -> [View] { view.children }

  /// The value `false`.
  public var keepsRemovedChildren: Bool { false }

  /// The value `false`.
  public var movesByItself: Bool { false }
}
