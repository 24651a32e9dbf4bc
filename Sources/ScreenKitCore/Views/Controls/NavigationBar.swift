/// A bar with the title of the current screen, a back button and the screen's own controls.
///
/// A navigator sets the content from the front screen. The bar never gets the initial focus, so
/// that a second press of Enter does not go back.
public final class NavigationBar: View {
  /// The title of the current screen.
  public var title: String {
    get { heading.text }
    set { heading.text = newValue }
  }

  /// The back button; hidden if there is no previous screen.
  public let back = BackButton()

  /// The screen's controls beside the back button, from left to right.
  @inlinable public var leading: [View] { storedLeading }

  /// The screen's controls at the other end, from left to right, and after them the buttons of the
  /// framework.
  @inlinable public var trailing: [View] { storedTrailing }

  /// The button that opens the list of commands; `nil` on surfaces without it.
  final var commands: FieldButton? { didSet { arrange() } }

  /// The button that closes the modal screen while it shows its first screen; `nil` for none.
  final var close: FieldButton? { didSet { if close !== oldValue { arrange() } } }

  // Set in a single step; each push and pop reads them often: decision 0111.
  @exclusivity(unchecked) @usableFromInline private(set) var storedLeading: [View] = []
  @exclusivity(unchecked) @usableFromInline private(set) var storedTrailing: [View] = []

  private var item = NavigationItem()

  /// The label of the title.
  let heading = Label()

  /// Creates a bar without a title and without a back button.
  public override init() {
    super.init()
    heading.style.emphasis = .strong
    back.isHidden = true
    arrangeChildren()
  }

  /// Shows the title and the controls of a screen.
  ///
  /// - Parameters:
  ///  - title: The title of the front screen.
  ///  - item: The navigation item of the front screen.
  ///  - backTitle: The title of the previous screen; `nil` if there is none.
  public func show(_ title: String, _ item: NavigationItem, backTitle: String?) {
    self.title = title
    back.isHidden = backTitle == nil
    back.title = backTitle ?? ""
    isHidden = item.isHidden
    self.item = item
    arrange()
    (parent?.parent as? ModalLayer)?.arrange()
  }

  private func arrange() {
    let closing = back.isHidden && !item.hidesClose ? close : nil
    let trailing = item.trailing + [commands, closing].compactMap { $0 }
    let isSame =
      leading.elementsEqual(item.leading, by: ===) && self.trailing.elementsEqual(trailing, by: ===)
    (storedLeading, storedTrailing) = (item.leading, trailing)
    if !isSame { arrangeChildren() }
  }

  public override var role: SemanticRole { .navigationBar }
  public override var accessibleText: String { accessibleName ?? title }

  public override var semanticDetails: SemanticDetails {
    SemanticDetails(value: "", parts: children, silent: [heading])
  }

  private func arrangeChildren() { setChildren([back] + leading + [heading] + trailing) }
}

/// The back button of a ``NavigationBar``, with the title of the previous screen.
public final class BackButton: Button {
  /// The keys with the effect of the button, for looks with key hints; `nil` without such keys.
  public var keys: KeyChord? {
    didSet {
      guard keys != oldValue else { return }
      languageDidChange()
      changed(.content)
    }
  }

  override func languageDidChange() { keyNames = keys?.text(in: strings) }

  /// The ``keys`` in readable form.
  private(set) var keyNames: String?

  init() { super.init("") }

  public override var accessibleText: String {
    accessibleName
      ?? (title.isEmpty
        ? strings.commands.back : strings.spoken.texts.backTo(title))
  }
}
