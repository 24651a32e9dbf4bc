/// A modal view of the application itself in front of its screens, such as the list of keys.
///
/// It causes no lifecycle calls: the screen below remains in front. Escape closes it, and so does a
/// press of the pointer outside.
open class Panel: View {
  /// A closure by which the application closes the panel; `nil` while it is not open.
  final var onClose: (@MainActor () -> Void)?

  /// The place of a panel on the surface.
  public enum Placement: Hashable, Sendable {
    /// The middle of the surface.
    case center
    /// Beside an area of the surface, such as the pointer of a menu or the focused view.
    ///
    /// `nil` on a surface that does not tell places to the app, such as a page in a browser, which knows
    /// the pointer itself.
    case beside(SurfaceRect?)
  }

  /// The place of the panel on the surface; menus are beside what they belong to.
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

  /// Called once when the panel was closed, by the user or by code, or could not be opened.
  open func didClose() {}

  /// Handles a press of the pointer outside of the panel; by default closes it.
  open func pressedOutside() { close() }

  /// The view that has the focus first; `nil` for the first one in reading order.
  open var initialFocus: View? { nil }

  /// The height by which the panel is centred while it is lower; `nil` for its own height.
  ///
  /// A panel whose height changes has one, so that its upper edge stays where it is.
  open var placementHeight: Int? { nil }

  open override var role: SemanticRole { .panel }

  open override func handle(_ input: ViewInput) throws -> Bool {
    guard input == .key(KeyPress(.escape)) || input == .action(.dismiss) else { return false }
    close()
    return true
  }
}
