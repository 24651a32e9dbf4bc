public import ScreenKitCore

/// A type that measures and draws the views of one class in one look, and positions their children.
///
/// A look has one painter for each class of views. The painter of the nearest superclass draws
/// views of a class without one. Painters are stateless: all state is in the view.
@MainActor
public protocol ViewPainter<Painted> {
  /// The class of views that the painter draws.
  associatedtype Painted: View

  /// Whether children can overlap each other, so that a change in one repaints the others.
  var layersChildren: Bool { get }

  /// Whether everything behind the view is dimmed, as behind a dialog.
  var dimsBehind: Bool { get }

  /// Returns the size that `view` needs for the offered `proposal`, without its padding.
  ///
  /// It is not called again for a smaller proposal that can still hold the size returned. A
  /// scrolling container offers about ``CellSize/unlimited`` rows, which a view should not fill.
  func measure(_ view: Painted, in proposal: CellSize, _ layout: LayoutPass) -> CellSize

  /// Positions the children of `view` in `rect`, which is the view's rectangle without its padding.
  ///
  /// If `view` is a container that uses the result of its layout, the painter calls its
  /// `didLayOut(_:)` first. For other views, see ``LayoutReporting``.
  func layOut(_ view: Painted, in rect: CellRect, _ layout: LayoutPass)

  /// Draws `view` itself; its children are drawn afterwards, on top of it.
  func paint(_ view: Painted, on canvas: inout Canvas)
}

extension ViewPainter {
  /// Whether children can overlap each other; `true` by default.
  public var layersChildren: Bool { true }

  /// Whether everything behind the view is dimmed; `false` by default.
  public var dimsBehind: Bool { false }

  /// Positions every child in the whole of `rect`, one in front of the other.
  public func layOut(_ view: Painted, in rect: CellRect, _ layout: LayoutPass) {
    for child in view.children { layout.position(child, in: rect) }
  }

  /// Draws nothing.
  public func paint(_ view: Painted, on canvas: inout Canvas) {}
}

/// A painter of views without children that use the result of their layout.
///
/// The painter only computes the result. The surface passes it to the view, once in a frame, after
/// the layout and before the painting.
@MainActor
public protocol LayoutReporting: ViewPainter where Painted: LayoutObserving {
  /// Returns whether `view` uses the result of its layout; called when it changed or was resized.
  func reportsLayout(of view: Painted) -> Bool

  /// Returns the layout of `view` in `size`, which is its size without its padding.
  func layoutResult(
    of view: Painted, in size: CellSize, _ layout: LayoutPass
  ) -> Painted.LayoutResult
}

extension LayoutReporting {
  /// Returns `true`.
  public func reportsLayout(of view: Painted) -> Bool { true }
}

/// A type-erased painter.
///
/// It stores closures instead of being a generic class: every process would have to instantiate a
/// class for each painter at start-up, even for those it never uses.
@MainActor
final class AnyPainter {
  let layersChildren: Bool
  let dimsBehind: Bool
  /// The function that returns whether the painter can draw views of a class.
  let paints: @MainActor (View.Type) -> Bool
  private let measuring: @MainActor (View, CellSize, LayoutPass) -> CellSize
  private let placing: @MainActor (View, CellRect, LayoutPass) -> Void
  private let painting: @MainActor (View, inout Canvas) -> Void
  /// The function that passes a layout to the view; `nil` if the views of the painter use no
  /// result.
  private let reporting: (@MainActor (View, CellSize, LayoutPass) -> Void)?
  /// The function that returns whether a view uses the result; `nil` if no view of the painter
  /// does.
  private let asking: (@MainActor (View) -> Bool)?

  /// Creates a type-erased `painter`, which must be called only for views of class `P.Painted`.
  convenience init<P: ViewPainter>(_ painter: P) {
    self.init(painter, asking: nil, reporting: nil)
  }

  /// Creates a type-erased `painter` of views that use the result of their layout.
  convenience init<P: LayoutReporting>(reporting painter: P) {
    self.init(painter) {
      painter.reportsLayout(of: unsafeDowncast($0, to: P.Painted.self))
    } reporting: {
      let view = unsafeDowncast($0, to: P.Painted.self)
      view.didLayOut(painter.layoutResult(of: view, in: $1, $2))
    }
  }

  // The table finds a painter by the class of the view, so the casts cannot fail. A checked cast of
  // each view, in each phase of a page of a list, would call the runtime: decision 0111.
  private init<P: ViewPainter>(
    _ painter: P, asking: (@MainActor (View) -> Bool)?,
    reporting: (@MainActor (View, CellSize, LayoutPass) -> Void)?
  ) {
    (layersChildren, dimsBehind) = (painter.layersChildren, painter.dimsBehind)
    paints = { $0 is P.Painted.Type }
    measuring = { painter.measure(unsafeDowncast($0, to: P.Painted.self), in: $1, $2) }
    placing = { painter.layOut(unsafeDowncast($0, to: P.Painted.self), in: $1, $2) }
    painting = { painter.paint(unsafeDowncast($0, to: P.Painted.self), on: &$1) }
    (self.asking, self.reporting) = (asking, reporting)
  }

  // The methods are not inlined, so that callers need not retain the stored closure during a call.

  @inline(never)
  func measure(_ view: View, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    measuring(view, proposal, layout)
  }

  @inline(never)
  func layOut(_ view: View, in rect: CellRect, _ layout: LayoutPass) {
    placing(view, rect, layout)
  }

  /// Returns whether `view` uses the result of its layout.
  @inline(never)
  func reportsLayout(of view: View) -> Bool { asking?(view) ?? false }

  /// Passes the layout of `view` in `size` to it.
  @inline(never)
  func reportLayout(of view: View, in size: CellSize, _ layout: LayoutPass) {
    reporting?(view, size, layout)
  }

  @inline(never)
  func paint(_ view: View, on canvas: inout Canvas) { painting(view, &canvas) }
}
