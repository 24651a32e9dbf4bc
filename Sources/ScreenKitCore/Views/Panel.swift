/// A modal view of the application itself in front of its screens, such as the list of keys.
///
/// Opening a panel causes no lifecycle calls: the front screen stays the same. Escape or a press of
/// the pointer outside closes the panel.
open class Panel: View {
  /// The closure that closes the panel in the application; `nil` while the panel is not open.
  final var onClose: (@MainActor () -> Void)?

  /// The position of a panel on the surface.
  public enum Placement: Hashable, Sendable {
    /// The middle of the surface.
    case center
    /// A position beside an area of the surface, such as the pointer or the focused view.
    ///
    /// The area is `nil` on a surface that does not report positions to the app, such as a browser
    /// page.
    case beside(SurfaceRect?)
  }

  /// The position of the panel on the surface; a menu opens beside its view or the pointer.
  public internal(set) final var placement = Placement.center

  /// Whether the panel is open, in front or behind other panels.
  public final var isOpen: Bool { onClose != nil }

  /// Creates a panel that shows `content`.
  public init(_ content: View) {
    super.init()
    add(content)
  }

  /// Closes the panel; the focus returns to the view that had it before.
  public final func close() { onClose?() }

  /// Responds to the closing of the panel, by the user or by code; called once.
  ///
  /// It is also called if the panel could not be opened.
  open func didClose() {}

  /// Handles a press of the pointer outside of the panel; the default closes the panel.
  open func pressedOutside() { close() }

  /// The view that gets the focus at opening; `nil` for the first one in reading order.
  open var initialFocus: View? { nil }

  /// The minimum height used for centring the panel, in units; `nil` for the panel's own height.
  ///
  /// A panel with a changing height overrides this property to keep its upper edge in place.
  open var placementHeight: Int? { nil }

  open override var role: SemanticRole { .panel }

  open override func handle(_ input: ViewInput) throws -> Bool {
    guard input == .key(KeyPress(.escape)) || input == .action(.dismiss) else { return false }
    close()
    return true
  }
}
