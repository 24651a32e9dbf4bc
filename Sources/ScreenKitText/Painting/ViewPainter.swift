public import ScreenKitCore

/// Draws one kind of view in one look: how much room it needs, where its children go, its cells.
///
/// A look holds one for each class of view; a view of a class without one is drawn by that of
/// the nearest superclass. Painters are stateless: everything is in the view.
@MainActor
public protocol ViewPainter<Painted> {
  /// The class of views that it draws.
  associatedtype Painted: View

  /// Whether children can stand in front of each other; a change in one paints the others again.
  var layersChildren: Bool { get }

  /// The cells that `view` needs when it is offered `proposal`, its padding already taken off.
  ///
  /// A view is not asked again when it is offered less, but as much as it wanted. A scrolling
  /// container offers about ``CellSize/unlimited`` rows, which nobody should fill.
  func measure(_ view: Painted, in proposal: CellSize, _ layout: LayoutPass) -> CellSize

  /// Places the children of `view` in `rect`, which is the view's own without its padding.
  func place(_ view: Painted, in rect: CellRect, _ layout: LayoutPass)

  /// Draws `view` itself; the children follow by themselves, and nothing shows where they are.
  func paint(_ view: Painted, on canvas: inout Canvas)
}

extension ViewPainter {
  /// They can, unless the painter places them otherwise.
  public var layersChildren: Bool { true }

  /// Offers every child all the room, one in front of the other.
  public func place(_ view: Painted, in rect: CellRect, _ layout: LayoutPass) {
    for child in view.children { layout.place(child, in: rect) }
  }

  /// Draws nothing.
  public func paint(_ view: Painted, on canvas: inout Canvas) {}
}

/// A painter of whatever kind of view.
///
/// Made of closures rather than of a generic class: a type for each kind of view would have to be
/// made by every process as it starts, for all the kinds that it never shows.
@MainActor
final class AnyPainter {
  let layersChildren: Bool
  /// Whether views of a class are among those that it draws.
  let paints: @MainActor (View.Type) -> Bool
  private let measuring: @MainActor (View, CellSize, LayoutPass) -> CellSize
  private let placing: @MainActor (View, CellRect, LayoutPass) -> Void
  private let painting: @MainActor (View, inout Canvas) -> Void

  /// Makes one that is asked only for views of the class `P.Painted`.
  init<P: ViewPainter>(_ painter: P) {
    layersChildren = painter.layersChildren
    paints = { $0 is P.Painted.Type }
    measuring = { painter.measure(unsafeDowncast($0, to: P.Painted.self), in: $1, $2) }
    placing = { painter.place(unsafeDowncast($0, to: P.Painted.self), in: $1, $2) }
    painting = { painter.paint(unsafeDowncast($0, to: P.Painted.self), on: &$1) }
  }

  // Whoever called what is stored would hold on to it during the call; here the painter does.

  @inline(never)
  func measure(_ view: View, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    measuring(view, proposal, layout)
  }

  @inline(never)
  func place(_ view: View, in rect: CellRect, _ layout: LayoutPass) {
    placing(view, rect, layout)
  }

  @inline(never)
  func paint(_ view: View, on canvas: inout Canvas) { painting(view, &canvas) }
}
