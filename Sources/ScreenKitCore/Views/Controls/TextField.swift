/// A field for a single line of text.
///
/// Enter submits the text. The up and down keys move the focus to other controls, as Tab does.
public final class TextField: TextInput, Validatable {
  /// Whether the field shows only the number of characters and does not allow copying.
  ///
  /// A masked text is not part of the saved state, and screen readers announce only its length.
  public var isMasked = false {
    didSet { if isMasked != oldValue { changed(.appearance) } }
  }

  /// The alignment of a text shorter than the field.
  public var alignment = Alignment.leading {
    didSet { if alignment != oldValue { changed(.appearance) } }
  }

  /// The border of the field; `nil` for the default of the look.
  public var border: Border? {
    didSet { if border != oldValue { changed(.content) } }
  }

  /// The maximum number of characters that the user can enter; `nil` for no limit.
  public var limit: Int? {
    get { editor.rules.limit }
    set {
      editor.rules.limit = newValue
      changed(.content)
    }
  }

  /// The closure that returns whether a change by the user is allowed; its argument is the
  /// resulting text.
  ///
  /// The closure must not change the text itself. `nil` allows all changes.
  public var filter: (@MainActor (String) -> Bool)? {
    get { editor.rules.filter }
    set { editor.rules.filter = newValue }
  }

  /// The closure that returns an error message for a text, or `nil` if the text is valid.
  ///
  /// It is called after each change by the user and at Enter. `nil` accepts all texts.
  public var validation: (@MainActor (String) -> String?)?

  /// The error message shown below the text; `nil` if the text is valid or was not validated yet.
  public private(set) var message: String? {
    didSet { if message != oldValue { changed(.content) } }
  }

  /// The closure called with a valid text at Enter; if it is `nil`, other views get the key.
  public var onSubmit: (@MainActor (String) throws -> Void)?

  /// Whether the key hints show Enter if the field has ``onSubmit``; `false` if the views around it
  /// name the effect.
  var hasSubmitHint = true

  private var window = LineWindow()

  /// Creates a field that shows `placeholder` while it is empty.
  ///
  /// Its maximum width is the width of readable text, unless you set the width of its layout.
  public init(_ placeholder: String = "", text: String = "") {
    super.init()
    layout.width = .readable
    editor.rules.isSingleLine = true
    self.placeholder = placeholder
    value = text
  }

  /// Validates the text by ``validation``, and shows and returns the error message; `nil` if it is
  /// valid.
  @discardableResult
  public func validate() -> String? {
    message = validation?(value)
    if message != nil { followLanguage() }
    return message
  }

  /// Shows the error message in the new language.
  override func languageDidChange() { if message != nil { validate() } }

  public override var role: SemanticRole { control?.role ?? .textField }

  public override var accessibleText: String {
    accessibleName ?? control?.accessibleText ?? placeholder
  }

  public override var accessibleValue: String {
    let text = isMasked ? strings.spoken.texts.characters(line.count) : line
    return [text, message ?? "", control?.accessibleDetails ?? ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  public override var semanticDetails: SemanticDetails {
    let told = [accessibleValue, isMasked ? "" : textAtCursor].filter { !$0.isEmpty }
    return SemanticDetails(value: told.joined(separator: ", "), parts: [])
  }

  public override var keyHints: [KeyHint] {
    let submits = onSubmit != nil && hasSubmitHint
    guard submits || path.contains(where: { $0 is Form }) else { return [] }
    return [KeyHint(KeyPress(.enter), strings.forms.submit)]
  }
  public override var savedState: SavedState.Value? { isMasked ? nil : .string(value) }

  /// Handles `input`; passes actions that a text does not perform to the control that contains the
  /// field.
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
    // The text may have become shorter since the last layout.
    let start = line.boundary(from: window.start)
    guard let width = area?.size.width, 0..<width ~= point.x else {
      return TextPosition(line: 0, offset: ruler.offset(at: point.x, from: start, in: line))
    }
    let end = start + ruler.prefix(of: line.tail(from: start), within: width).utf8.count
    return TextPosition(
      line: 0, offset: ruler.offset(at: point.x, in: line, row: start..<end, width: width))
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
  /// The style of the edges of a field.
  public enum Border: Hashable, Sendable, CaseIterable {
    /// A field without edges and background; the focus remains visible.
    case none
    /// A thin line around the text.
    case line
    /// A sunken edge.
    case bezel
    /// An edge with round corners.
    case rounded
  }
}

extension TextField {
  /// The control that contains the field and takes its role; `nil` for a separate field.
  private var control: FieldControl? { parent as? FieldControl }

  /// The text, even if it is masked.
  var line: String { editor.text.line(0) }

  /// The byte offset of the start of the visible text.
  var shownStart: Int { window.start }
}
