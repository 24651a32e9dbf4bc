public import ScreenKitCore

/// A view of a controller that comes from a layout document: `@Outlet("rate") var rate: Label`.
///
/// Bind it in `makeView()` by `try layout.bind($rate)`; using it before is a mistake that traps.
@MainActor
@propertyWrapper
public final class Outlet<Bound: View>: BindableOutlet {
  private let id: ViewID
  private var view: Bound?

  /// Makes an outlet for the view with `id`.
  public init(_ id: ViewID) { self.id = id }

  /// The bound view.
  public var wrappedValue: Bound {
    guard let view else { preconditionFailure("Outlet: \"\(id)\" is used before it is bound") }
    return view
  }

  /// The outlet itself, for binding.
  public var projectedValue: Outlet<Bound> { self }

  /// Takes the view from `layout`.
  public func bind(to layout: Layout) throws(LayoutError) { view = try layout.view(id) }
}

/// An ``Outlet`` of whatever class of view.
@MainActor
public protocol BindableOutlet: AnyObject {
  /// Takes the view from `layout`.
  func bind(to layout: Layout) throws(LayoutError)
}
