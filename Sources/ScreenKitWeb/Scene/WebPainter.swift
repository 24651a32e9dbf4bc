public import ScreenKitCore

/// A type that describes the views of a class as elements, including subclasses without a painter.
///
/// A painter has no state: the view contains all data.
@MainActor
public protocol WebPainter<Painted> {
  /// The class of the described views.
  associatedtype Painted: View

  /// The possible templates of a view; most painters have one.
  ///
  /// The list is read once for each look.
  var templates: [WebTemplate] { get }

  /// Returns the index of the template for `view`; after a change, the view gets new elements.
  func template(for view: Painted) -> Int

  /// Writes all slots of `view`; called only for changed views.
  func fill(_ view: Painted, _ slots: inout SlotWriter)

  /// Returns the children with their own elements, in the order of the page.
  func children(of view: Painted) -> [View]

  /// Whether the elements of removed children are kept for some time, for a likely return.
  var keepsRemovedChildren: Bool { get }

  /// Whether the style sheet animates the views.
  ///
  /// If so, the app's animation frames are not requested.
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
