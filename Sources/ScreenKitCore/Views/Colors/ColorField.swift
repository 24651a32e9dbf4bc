/// A field for a colour, typed as six hexadecimal digits or selected in a palette.
///
/// Down, Alt-Down or the button opens a palette, sliders for red, green and blue, and a button for
/// each accepted word. An invalid text stays in the field with an error message, and ``value`` is
/// `nil`.
public final class ColorField: PopupField, ValueControl {
  /// The colour; `nil` while the field is empty or contains a word or an invalid text.
  ///
  /// Setting it in code calls no observers and clears the undo history.
  public var value: TextColor? {
    get { entry.color(in: field.value) }
    set { show(newValue?.hex ?? "") }
  }

  /// The typed text; setting it in code calls no observers.
  public var text: String {
    get { field.value }
    set { show(newValue) }
  }

  /// The closure called with the colour, or `nil`, after the user changed it.
  public var onChange: (@MainActor (TextColor?) throws -> Void)?

  /// The closure called with the text after each change by the user, even if it is not a colour.
  public var onText: (@MainActor (String) throws -> Void)?

  private let entry: ColorEntry
  private let swatch = ColorSwatch(nil)
  private let ownPlaceholder: String?
  /// The palette and the sliders in the popup; `nil` before the first opening.
  private var panel: ColorPanel?
  /// The colour that observers received last.
  private var known: TextColor?

  /// Creates a field for a colour.
  ///
  /// - Parameters:
  ///  - placeholder: The text shown while the field is empty; `nil` for the format of a colour.
  ///  - value: The initial colour; `nil` for an empty field.
  ///  - words: The accepted texts besides colours, such as `none`; the popup offers them.
  public init(_ placeholder: String? = nil, value: TextColor? = nil, words: [String] = []) {
    (entry, ownPlaceholder) = (ColorEntry(words: words), placeholder)
    super.init(field: placeholder ?? Strings.current.colors.form, accessories: [swatch])
    swatch.action = { [unowned self] in openOrClose() }
    self.value = value
    languageDidChange()
    followLanguage()
  }

  /// The accepted texts besides colours.
  public var words: [String] { entry.words }

  /// Opens the palette, and moves the focus to it.
  public override func open() {
    guard isEffectivelyEnabled else { return }
    let panel = panel ?? makePanel()
    panel.show(value)
    guard popup?.open(beside: self) == true else { return }
    application?.focus.move(to: panel.palette)
  }

  /// Sets the colour as if by the user; ``onChange`` is called if it differs.
  public func setByUser(_ value: TextColor?) throws { try field.setByUser(value?.hex ?? "") }

  public override var keyHints: [KeyHint] {
    [KeyHint(KeyPress(.down), strings.colors.colors)]
  }
  public override var role: SemanticRole { .colorField }

  /// The name of the colour.
  public override var accessibleDetails: String {
    value.map { ColorName($0).text(in: strings) } ?? ""
  }
  public override var savedState: SavedState.Value? { .string(field.value) }

  /// Restores the text; an invalid text is shown with its error message.
  public override func restore(_ state: SavedState.Value) {
    guard case .string(let text) = state else { return }
    show(text)
    validate()
  }

  public override func textDidChange(to text: String) throws {
    let color = value
    swatch.color = color
    if isOpen { panel?.show(color) }
    try onText?(text)
    if color != known {
      known = color
      try onChange?(color)
    }
    try perform()
  }

  override func problem(in text: String) -> String? {
    entry.accepts(text, isFinished: isFinished) ? nil : strings.colors.notAColor
  }

  override func languageDidChange() {
    if ownPlaceholder == nil { field.placeholder = strings.colors.form }
    opener.accessibleName = strings.colors.colors
    panel?.nameSliders()
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(KeyPress(.down)), .key(KeyPress(.down, .alt)), .action(.press): open()
    case .key(KeyPress(.escape)), .action(.dismiss):
      guard isOpen else { return false }
      close()
    case .key(KeyPress(.enter)), .action(.submit): return try tidy()
    case .key, .text, .paste, .pointer, .action: return try super.handle(input)
    }
    return true
  }
}

extension ColorField {
  private func makePanel() -> ColorPanel {
    let panel = ColorPanel(words: entry.words)
    panel.onSelect = { [unowned self] text in
      close()
      try field.setByUser(text)
    }
    panel.onMix = { [unowned self] in try setByUser($0) }
    (self.panel, popup) = (panel, Popup(panel))
    return panel
  }

  /// Shows `text` without calls of observers.
  private func show(_ text: String) {
    field.value = text
    known = value
    swatch.color = known
    if isOpen { panel?.show(known) }
  }

  /// Writes a colour in its standard form; returns `false`, so that other views handle Enter.
  private func tidy() throws -> Bool {
    if let text = entry.tidy(field.value) { try field.setByUser(text) } else { validate() }
    return false
  }
}
