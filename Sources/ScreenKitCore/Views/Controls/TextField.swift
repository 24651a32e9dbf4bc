/// A single line of text that the user edits.
///
/// Enter submits it; up and down, like Tab, move the focus to other controls.
public final class TextField: TextInput, Validatable {
  /// Whether the field shows only the number of characters, and allows no copying.
  ///
  /// A masked text is not kept in saved state, and screen readers only announce its length.
  public var isMasked = false {
    didSet { if isMasked != oldValue { changed(.appearance) } }
  }

  /// The alignment of a text that is shorter than the field.
  public var alignment = Alignment.leading {
    didSet { if alignment != oldValue { changed(.appearance) } }
  }

  /// The border of the field; `nil` for that of the look.
  public var border: Border? {
    didSet { if border != oldValue { changed(.content) } }
  }

  /// The greatest number of characters that the user can enter; `nil` for no limit.
  public var limit: Int? {
    get { editor.rules.limit }
    set {
      editor.rules.limit = newValue
      changed(.content)
    }
  }

  /// Decides, from the whole text after a change, whether the user may make the change.
  ///
  /// It must not change the text itself.
  public var filter: (@MainActor (String) -> Bool)? {
    get { editor.rules.filter }
    set { editor.rules.filter = newValue }
  }

  /// Returns the error message for a text, or `nil` if it is valid; called at each change and at
  /// Enter.
  public var validation: (@MainActor (String) -> String?)?

  /// The error message shown below the text; `nil` if the text is valid or was not validated yet.
  public private(set) var message: String? {
    didSet { if message != oldValue { changed(.content) } }
  }

  /// Called with a valid text at Enter; if `nil`, other views get the key.
  public var onSubmit: (@MainActor (String) throws -> Void)?

  private var window = LineWindow()

  /// Creates a field that shows `placeholder` while it is empty.
  ///
  /// It is no wider than readable text, unless you set the width of its layout.
  public init(_ placeholder: String = "", text: String = "") {
    super.init()
    layout.width = .readable
    editor.rules.isSingleLine = true
    self.placeholder = placeholder
    value = text
  }

  /// Validates the text by ``validation``, and shows and returns the error message.
  @discardableResult
  public func validate() -> String? {
    message = validation?(value)
    return message
  }

  public override var role: SemanticRole { control?.role ?? .textField }

  public override var accessibleText: String {
    accessibleName ?? control?.accessibleText ?? placeholder
  }

  public override var accessibleValue: String {
    let text = isMasked ? Strings.current.spoken.texts.characters(line.count) : line
    return [text, message ?? "", control?.accessibleDetails ?? ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  public override var semanticDetails: SemanticDetails {
    let told = [accessibleValue, isMasked ? "" : textAtCursor].filter { !$0.isEmpty }
    return SemanticDetails(value: told.joined(separator: ", "), parts: [])
  }

  public override var keyHints: [KeyHint] {
    guard path.contains(where: { $0 is Form }) else { return [] }
    return [KeyHint(KeyPress(.enter), Strings.current.forms.submit)]
  }
  public override var savedState: SavedState.Value? { isMasked ? nil : .string(value) }

  /// Offers actions that the text does not perform to the control that the field presents.
  public override func handle(_ input: ViewInput) throws -> Bool {
    switch input {
    case .action(.step), .action(.setValue(.bool)), .action(.setValue(.int)),
      .action(.setValue(.double)):
      return try control?.handle(input) ?? false
    case .key, .text, .paste, .pointer, .action: return try super.handle(input)
    }
  }

  override var isSecret: Bool { isMasked }

  override func position(at point: SurfacePoint) -> TextPosition {
    let ruler = area?.ruler ?? CharacterRuler()
    // The text may have become shorter since it was shown.
    let start = line.boundary(from: window.start)
    return TextPosition(line: 0, offset: ruler.offset(at: point.x, from: start, in: line))
  }

  override func textDidChange(_ change: TextChange?) {
    if change == nil { message = nil }
  }

  override func userDidEdit() { validate() }

  override func breakLine() throws -> Bool { try submit() }

  override func submit() throws -> Bool {
    guard let onSubmit else { return false }
    if validate() == nil { try onSubmit(value) }
    return true
  }

  override func areaDidChange(from old: TextArea?) {
    guard let area else { return }
    if isFocused {
      window.reveal(
        editor.selection.head.offset, in: line, width: area.size.width, by: area.ruler)
    } else {
      window.reset()
    }
  }
}

extension TextField {
  /// The form of the edges of a field.
  public enum Border: Hashable, Sendable, CaseIterable {
    /// No edges and no background; the focus is still shown.
    case none
    /// A thin line around the text.
    case line
    /// A sunken edge.
    case bezel
    /// Round edges.
    case rounded
  }
}

extension TextField {
  /// The control that the field belongs to, and that it presents; `nil` for a field of its own.
  private var control: FieldControl? { parent as? FieldControl }

  /// The text, even if it is masked.
  var line: String { editor.text.line(0) }

  /// The byte offset where the visible part of the text begins.
  var shownStart: Int { window.start }
}
