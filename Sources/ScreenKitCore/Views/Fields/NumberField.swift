/// A field for a number, with buttons that change the number by a step.
///
/// The up and down keys, the wheel and the action `.step` change the number by a step, the page
/// keys by ten steps. An invalid text, or a number outside of the range, stays in the field with an
/// error message, and ``value`` is `nil`. Steps can be undone like typing.
public final class NumberField: FieldControl, ValueControl, Validatable {
  /// A range without limits.
  public static let allNumbers = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

  /// The number; `nil` while the field is empty or its text is not a number in the range.
  ///
  /// Setting it in code limits it to the range, calls no observers and clears the undo history.
  public var value: Double? {
    get { entry.number(in: field.value) }
    set { show(newValue.flatMap { $0.isNaN ? nil : entry.text(of: entry.clamped($0)) } ?? "") }
  }

  /// The closure called with the number, or `nil`, after the user changed it.
  public var onChange: (@MainActor (Double?) throws -> Void)?

  private var entry: NumberEntry
  private let ownFormat: NumberFormat?
  /// The number that observers received last.
  private var known: Double?
  /// Whether the text is validated as complete; otherwise its completion is still possible.
  private var isFinished = false
  private let less = FieldButton(.decrease)
  private let more = FieldButton(.increase)

  /// Creates a field for numbers in `range`.
  ///
  /// - Parameters:
  ///  - range: The range of accepted numbers.
  ///  - step: The change by a key or a button; greater than 0.
  ///  - value: The initial number; `nil` for an empty field.
  ///  - format: The format of the number; `nil` for up to six decimal places and the decimal point
  ///    of the app's language.
  public init(
    _ range: ClosedRange<Double> = NumberField.allNumbers, step: Double = 1, value: Double? = nil,
    format: NumberFormat? = nil
  ) {
    precondition(step > 0 && step.isFinite, "NumberField: a step is more than 0 (SK204)")
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite,
      "NumberField: a range has two ends (SK204)")
    ownFormat = format
    entry = NumberEntry(range: range, step: step, format: format ?? Self.standardFormat(.current))
    super.init(accessories: [less, more])
    field.validation = { [unowned self] in problem(in: $0) }
    less.action = { [unowned self] in try takeSteps(-1) }
    more.action = { [unowned self] in try takeSteps(1) }
    self.value = value
    followLanguage()
  }

  /// Sets the number as if by the user; ``onChange`` is called if it differs.
  public func setByUser(_ value: Double?) throws {
    try field.setByUser(value.map { entry.text(of: entry.clamped($0)) } ?? "")
  }

  /// Validates the text as complete, and shows and returns the error message; `nil` if it is valid.
  @discardableResult
  public func validate() -> String? {
    isFinished = true
    defer { isFinished = false }
    return field.validate()
  }

  public override var role: SemanticRole { .numberField }

  public override var savedState: SavedState.Value? {
    let text = SavedState.Value.string(field.value)
    guard let value else { return text }
    // In the format of another language, the text could be another number.
    var state = SavedState()
    state["text"] = text
    state["number"] = .double(value)
    return .state(state)
  }

  /// Restores the number, and its text if the format is the same; an invalid text is shown with its
  /// error message.
  public override func restore(_ state: SavedState.Value) {
    switch state {
    case .string(let text): show(text)
    case .state(let state):
      guard case .string(let text) = state["text"], case .double(let number) = state["number"],
        number.isFinite
      else { return }
      show(entry.number(in: text) == number ? text : entry.text(of: number))
    case .bool, .int, .double, .list, .null: return
    }
    validate()
  }

  public override func textDidChange(to text: String) throws {
    updateButtons()
    let number = value
    if number != known {
      known = number
      try onChange?(number)
    }
    try perform()
  }

  /// Writes the number with the decimal point of the new language; validates other texts again.
  override func languageDidChange() {
    guard ownFormat == nil else { return }
    entry.format = NumberField.standardFormat(strings)
    if let known { return value = known }
    if field.message != nil { validate() }
    known = value
    updateButtons()
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(let press) where press.modifiers.isEmpty && press.phase != .up:
      return try handle(press.key)
    case .action(.step(let count)): try takeSteps(count)
    case .action(.setValue(.double(let number))) where number.isFinite: try setByUser(number)
    case .action(.submit): return try tidy()
    // Without the focus, the wheel scrolls the scroll view around the field.
    case .pointer(let pointer):
      guard case .scroll(_, let y) = pointer.action, field.isFocused else { return false }
      try takeSteps(-y)
    case .key, .text, .paste, .action: return try super.handle(input)
    }
    return true
  }
}

extension NumberField {
  private static func standardFormat(_ strings: Strings) -> NumberFormat {
    NumberFormat(point: strings.fields.decimalPoint)
  }

  private func handle(_ key: Key) throws -> Bool {
    switch key {
    case .up: try takeSteps(1)
    case .down: try takeSteps(-1)
    case .pageUp: try takeSteps(10)
    case .pageDown: try takeSteps(-10)
    case .enter: return try tidy()
    default: return false
    }
    return true
  }

  /// Shows `text` without calls of observers.
  private func show(_ text: String) {
    field.value = text
    known = value
    updateButtons()
  }

  /// Changes the number by steps; does nothing if the text is not a number.
  private func takeSteps(_ count: Int) throws {
    guard let target = entry.number(stepping: count, from: field.value) else { return }
    try setByUser(target)
  }

  /// Writes a number in its format, such as 7 for `007`; returns `false`, so that other views
  /// handle Enter.
  private func tidy() throws -> Bool {
    if let value { try field.setByUser(entry.text(of: value)) } else { validate() }
    return false
  }

  private func updateButtons() {
    less.isEnabled = known(isBeyond: entry.range.lowerBound, >)
    more.isEnabled = known(isBeyond: entry.range.upperBound, <)
  }

  private func known(isBeyond bound: Double, _ isBeyond: (Double, Double) -> Bool) -> Bool {
    value.map { isBeyond($0, bound) } ?? true
  }

  private func problem(in text: String) -> String? {
    let texts = strings.fields
    return switch entry.problem(in: text, isFinished: isFinished) {
    case nil: nil
    case .notANumber: texts.notANumber
    case .notWhole: texts.notWhole
    case .tooManyPlaces(let count): texts.tooManyPlaces(count)
    case .tooSmall(let least): texts.tooSmall(entry.text(of: least))
    case .tooLarge(let greatest): texts.tooLarge(entry.text(of: greatest))
    }
  }
}

extension NumberEntry {
  fileprivate func text(of number: Double) -> String { format.text(of: number) }
}
