/// Something of the application itself in front of its screens, such as the list of keys.
///
/// No lifecycle call is made for it: the screen below stays as it is. Escape closes it, and so does
/// a press of the pointer outside.
open class Panel: View {
  /// Asks the application to close the panel; set when it is opened.
  final var onClose: (@MainActor () -> Void)?

  /// Makes a panel that shows `content`.
  public init(_ content: View) {
    super.init()
    add(content)
  }

  /// Closes the panel; the focus goes back to where it was.
  public final func close() { onClose?() }

  open override var role: SemanticRole { .panel }

  open override func handle(_ input: ViewInput) throws -> Bool {
    guard input == .key(KeyPress(.escape)) else { return false }
    close()
    return true
  }
}
