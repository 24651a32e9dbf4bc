/// Something of the application itself in front of its screens, such as the list of keys.
///
/// No lifecycle call is made for it: the screen below stays as it is. Escape closes it, and so does
/// a press of the pointer outside.
open class Panel: View {
  /// Has the application close the panel; `nil` while it is not open.
  final var onClose: (@MainActor () -> Void)?

  /// Whether the panel is open, in front or behind other panels.
  public final var isOpen: Bool { onClose != nil }

  /// Makes a panel that shows `content`.
  public init(_ content: View) {
    super.init()
    add(content)
  }

  /// Closes the panel; the focus goes back to where it was.
  public final func close() { onClose?() }

  /// Called once when the panel was closed, by whomever, or could not be opened.
  open func didClose() {}

  /// Reacts to a press of the pointer outside; closes the panel unless it is overridden.
  open func pressedOutside() { close() }

  /// The view that has the focus first; by default the first one in reading order.
  open var initialFocus: View? { nil }

  open override var role: SemanticRole { .panel }

  open override func handle(_ input: ViewInput) throws -> Bool {
    guard input == .key(KeyPress(.escape)) else { return false }
    close()
    return true
  }
}
