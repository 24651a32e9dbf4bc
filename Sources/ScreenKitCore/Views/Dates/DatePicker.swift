/// A field for a date, typed in the form of the language or as `2026-03-09`, or selected in a
/// calendar.
///
/// Down, Alt-Down or the button opens the calendar; the page keys change the date by a month. An
/// invalid text, or a date outside of the range, stays in the field with an error message, and
/// ``value`` is `nil`.
public final class DatePicker: PopupField, ValueControl {
  /// The date; `nil` while the field is empty or its text is not a date in the range.
  ///
  /// Setting it in code limits it to the range, calls no observers and clears the undo history.
  public var value: CalendarDate? {
    get { entry.date(in: field.value) }
    set { show(entry.text(of: newValue)) }
  }

  /// The closure called with the date, or `nil`, after the user changed it.
  public var onChange: (@MainActor (CalendarDate?) throws -> Void)?

  private var entry: DateEntry
  private let today: @MainActor () -> CalendarDate
  private let showsWeeks: Bool
  private let ownPlaceholder: String?
  /// The calendar in the popup; `nil` before the first opening.
  private var calendar: CalendarView?
  /// The date that observers received last.
  private var known: CalendarDate?

  /// Creates a field for dates in `range`.
  ///
  /// - Parameters:
  ///  - placeholder: The text shown while the field is empty; `nil` for the format of a date.
  ///  - value: The initial date; `nil` for an empty field.
  ///  - range: The range of accepted dates.
  ///  - showsWeeks: Whether the calendar shows week numbers.
  ///  - today: A closure that returns the current day in the user's time zone.
  public init(
    _ placeholder: String? = nil, value: CalendarDate? = nil,
    in range: ClosedRange<CalendarDate> = .allDays, showsWeeks: Bool = false,
    today: @escaping @MainActor () -> CalendarDate
  ) {
    entry = DateEntry(range: range, form: Strings.current.calendar.dateForm)
    (ownPlaceholder, self.showsWeeks, self.today) = (placeholder, showsWeeks, today)
    super.init(field: placeholder ?? Strings.current.calendar.form)
    self.value = value
    languageDidChange()
    followLanguage()
  }

  /// The range of accepted dates.
  public var range: ClosedRange<CalendarDate> { entry.range }

  /// Opens the calendar, and moves the focus to it.
  public override func open() {
    guard isEffectivelyEnabled else { return }
    let calendar = calendar ?? makeCalendar()
    calendar.value = value
    if value == nil { calendar.highlight(today()) }
    guard popup?.open(beside: self) == true else { return }
    application?.focus.move(to: calendar)
  }

  /// Sets the date as if by the user; ``onChange`` is called if it differs.
  public func setByUser(_ value: CalendarDate?) throws {
    try field.setByUser(entry.text(of: value))
  }

  public override var keyHints: [KeyHint] {
    [KeyHint(KeyPress(.down), strings.calendar.calendar)]
  }
  public override var role: SemanticRole { .dateField }
  public override var accessibleDetails: String {
    value.map { strings.calendar.words(of: $0) } ?? ""
  }
  /// The date in ISO 8601, since the app may come back in another language, or the invalid text.
  public override var savedState: SavedState.Value? {
    .string(value?.description ?? field.value)
  }

  /// Restores the date or text; an invalid text is shown with its error message.
  public override func restore(_ state: SavedState.Value) {
    guard case .string(let text) = state else { return }
    show(entry.date(in: text).map(entry.text) ?? text)
    validate()
  }

  public override func textDidChange(to text: String) throws {
    let date = value
    if isOpen { calendar?.value = date }
    if date != known {
      known = date
      try onChange?(date)
    }
    try perform()
  }

  /// Shows the texts, and the date, in the language of the app.
  override func languageDidChange() {
    let (texts, date) = (strings.calendar, value)
    entry.form = texts.dateForm
    if date != nil { field.value = entry.text(of: date) }
    if ownPlaceholder == nil { field.placeholder = texts.form }
    opener.accessibleName = texts.calendar
  }

  override func problem(in text: String) -> String? {
    let texts = strings.calendar
    return switch entry.problem(in: text, isFinished: isFinished) {
    case nil: nil
    case .notADate: texts.notADate
    case .tooEarly(let first): texts.tooEarly(entry.form.text(of: first))
    case .tooLate(let last): texts.tooLate(entry.form.text(of: last))
    }
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(KeyPress(.down)), .key(KeyPress(.down, .alt)), .action(.press): open()
    case .key(KeyPress(.pageUp)): try step(months: -1)
    case .key(KeyPress(.pageDown)): try step(months: 1)
    case .key(KeyPress(.escape)), .action(.dismiss):
      guard isOpen else { return false }
      close()
    case .key(KeyPress(.enter)), .action(.submit): return try tidy()
    case .action(.step(let count)): try setByUser((value ?? today()).adding(days: count))
    case .key, .text, .paste, .pointer, .action: return try super.handle(input)
    }
    return true
  }
}

extension DatePicker {
  private func makeCalendar() -> CalendarView {
    let calendar = CalendarView(in: entry.range, showsWeeks: showsWeeks, today: today)
    calendar.onSelect = { [unowned self] date in
      close()
      try setByUser(date)
    }
    (self.calendar, popup) = (calendar, Popup(calendar))
    return calendar
  }

  /// Shows `text` without calls of observers.
  private func show(_ text: String) {
    field.value = text
    known = value
  }

  private func step(months: Int) throws {
    try setByUser((value ?? today()).adding(months: value == nil ? 0 : months))
  }

  /// Writes a date in full; returns `false`, so that other views handle Enter.
  private func tidy() throws -> Bool {
    if let value { try setByUser(value) } else { validate() }
    return false
  }
}
