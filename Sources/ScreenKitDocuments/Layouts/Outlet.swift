public import ScreenKitCore

/// A view of a controller that comes from a layout document: `@Outlet("rate") var rate: Label`.
///
/// Bind it in `makeView()` with `try layout.bind($rate)`. Reading an unbound outlet traps.
@MainActor
@propertyWrapper
public final class Outlet<Bound: View>: BindableOutlet {
  private let id: ViewID
  private var view: Bound?

  /// Creates an outlet for the view with `id`.
  public init(_ id: ViewID) { self.id = id }

  /// The bound view; traps if the outlet is not bound.
  public var wrappedValue: Bound {
    guard let view else {
      preconditionFailure("Outlet: \"\(id)\" is used before it is bound (SK209)")
    }
    return view
  }

  /// The outlet itself, for binding.
  public var projectedValue: Outlet<Bound> { self }

  /// Binds the outlet to the view with its id; throws if there is no such view of the class
  /// `Bound`.
  public func bind(to layout: Layout) throws(LayoutError) { view = try layout.view(id) }
}

/// An ``Outlet`` for any class of view.
@MainActor
public protocol BindableOutlet: AnyObject {
  /// Binds the outlet to the view with its id; throws if there is no such view of its class.
  func bind(to layout: Layout) throws(LayoutError)
}
