/// One line of text that the user edits (F-035).
///
/// Enter submits it; up and down, as Tab, go on to other controls.
public final class TextField: TextInput, Validatable {
  /// Whether only the number of characters is shown, and nothing can be copied (F-036).
  ///
  /// A masked text is not kept in saved state, and a screen reader tells its length only.
  public var isMasked = false {
    didSet { if isMasked != oldValue { changed(.appearance) } }
  }

  /// The most characters that the user can enter; `nil` is no limit.
  public var limit: Int? {
    get { editor.rules.limit }
    set {
      editor.rules.limit = newValue
      changed(.content)
    }
  }

  /// Decides by the text that there would be whether the user may change it to that.
  ///
  /// It must not change the text itself.
  public var filter: (@MainActor (String) -> Bool)? {
    get { editor.rules.filter }
    set { editor.rules.filter = newValue }
  }

  /// Says what is wrong with a text, or `nil` if nothing is; asked at each change and at Enter.
  public var validation: (@MainActor (String) -> String?)?

  /// What is wrong with the text, as shown below it; `nil` before the user has entered anything.
  public private(set) var message: String? {
    didSet { if message != oldValue { changed(.content) } }
  }

  /// Called with the text at Enter if nothing is wrong with it; without it others get the key.
  public var onSubmit: (@MainActor (String) throws -> Void)?

  private var window = LineWindow()

  /// Makes a field that shows `placeholder` while it is empty.
  public init(_ placeholder: String = "", text: String = "") {
    super.init()
    editor.rules.isSingleLine = true
    self.placeholder = placeholder
    value = text
  }

  /// Has ``validation`` judge the text now, shows what it says, and returns it.
  @discardableResult
  public func validate() -> String? {
    message = validation?(value)
    return message
  }

  public override var role: SemanticRole { .textField }

  public override var accessibleValue: String {
    let text = isMasked ? "\(line.count) \(line.count == 1 ? "character" : "characters")" : line
    guard let message else { return text }
    return text.isEmpty ? message : "\(text), \(message)"
  }

  override var semanticDetails: SemanticDetails {
    let told = [accessibleValue, isMasked ? "" : textAtCursor].filter { !$0.isEmpty }
    return SemanticDetails(value: told.joined(separator: ", "), parts: [])
  }

  public override var savedState: SavedState.Value? { isMasked ? nil : .string(value) }

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

  override func breakLine() throws -> Bool {
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
  /// The text, however it is shown.
  package var line: String { editor.text.line(0) }

  /// Where in the text the part begins for which there is room, in bytes.
  package var shownStart: Int { window.start }

  /// What is selected of the text, in bytes.
  package var selectedBytes: Range<Int> {
    let range = editor.selection.range
    return range.lowerBound.offset..<range.upperBound.offset
  }

  /// Where the cursor is in the text, in bytes.
  package var cursorByte: Int { editor.selection.head.offset }
}
