/// A bar that finds text in a ``TextView``, and replaces it if the view is editable.
///
/// Place the bar beside the view. It is hidden until the user presses ``key`` in the view or the
/// app calls ``open()``. Enter and F3 show the next hit, Shift-F3 shows the previous one. In
/// read-only text, `n` and `N` do the same. Escape closes the bar; the hit stays selected.
public final class FindBar: View {
  /// The searched view.
  public let text: TextView

  /// The key that opens the bar from the view, Ctrl-F by default; `nil` for none.
  public var key: KeyPress? = KeyPress("f", .control)

  /// The text to find; setting it in code counts the hits, and does not change the selection.
  public var query: String {
    get { search.field.value }
    set {
      search.field.value = newValue
      searchChanged()
    }
  }

  /// The text that replaces hits.
  public var replacement: String {
    get { replaceField.field.value }
    set { replaceField.field.value = newValue }
  }

  /// Whether the search is case-sensitive.
  public var matchesCase: Bool {
    get { caseBox.value }
    set {
      caseBox.value = newValue
      searchChanged()
    }
  }

  /// Whether only whole words are found.
  public var findsWholeWords: Bool {
    get { wordBox.value }
    set {
      wordBox.value = newValue
      searchChanged()
    }
  }

  /// The number of hits in the text; 0 while the bar is closed.
  public var hitCount: Int { hits.count }

  package let search = FindField()
  package let replaceField = ReplaceField()
  private let caseBox = Checkbox("")
  private let wordBox = Checkbox("")

  private var rule = TextSearch("")
  private var hits = TextHits()
  /// The hit that the view shows; `nil` if there is none.
  private var shownHit: Range<TextPosition>?
  /// The start position of a search during typing.
  private var origin = TextPosition.start
  /// The number of hits replaced by the last command; `nil` after any other change.
  private var replacedCount: Int?

  /// Creates a closed bar for `text`; a text view has at most one bar.
  public init(for text: TextView) {
    self.text = text
    super.init()
    isHidden = true
    add(
      Column(cross: .fill) {
        search
        Row(spacing: 2) { [caseBox, wordBox] }
        replaceField
      })
    text.findBar = self
    search.onSearch = { [unowned self] in searchAsTyped() }
    for box in [caseBox, wordBox] { box.onChange = { [unowned self] _ in searchAsTyped() } }
    search.next.action = { [unowned self] in findNext() }
    search.previous.action = { [unowned self] in findPrevious() }
    search.close.action = { [unowned self] in close() }
    replaceField.one.action = { [unowned self] in try replace() }
    replaceField.all.action = { [unowned self] in try replaceAll() }
    languageDidChange()
    followLanguage()
  }

  public override var role: SemanticRole { .group }
  public override var accessibleText: String { accessibleName ?? strings.find.find }

  override func languageDidChange() {
    let texts = strings.find
    (caseBox.title, wordBox.title) = (texts.matchCase, texts.wholeWords)
    showStatus()
  }

  public override var savedState: SavedState.Value? {
    var state = SavedState()
    state["query"] = .string(query)
    state["replacement"] = .string(replacement)
    state["case"] = .bool(matchesCase)
    state["words"] = .bool(findsWholeWords)
    state["open"] = .bool(isOpen)
    return .state(state)
  }

  public override func restore(_ state: SavedState.Value) {
    guard case .state(let state) = state else { return }
    if case .string(let text)? = state["query"] { search.field.value = text }
    if case .string(let text)? = state["replacement"] { replacement = text }
    if case .bool(let isOn)? = state["case"] { caseBox.value = isOn }
    if case .bool(let isOn)? = state["words"] { wordBox.value = isOn }
    if case .bool(let isOpen)? = state["open"], isOpen { show() }
    searchChanged()
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isOpen, isEffectivelyEnabled else { return false }
    switch input {
    case .key(let press) where press.phase != .up: return try perform(press)
    case .action(.dismiss): close()
    case .action(.submit): return try submit()
    case .key, .text, .paste, .pointer, .action: return false
    }
    return true
  }
}

// MARK: Commands

extension FindBar {
  /// Whether the bar is shown.
  public var isOpen: Bool { !isHidden }

  /// Shows the bar and moves the focus to its field; selected text of one line becomes the query.
  public func open() {
    guard text.isEffectivelyEnabled else { return }
    let selected = text.editor.selection.range
    if !selected.isEmpty, selected.lowerBound.line == selected.upperBound.line {
      search.field.value = text.selectedText
    }
    show()
    origin = selected.lowerBound
    searchChanged()
    search.field.select { $0.selectAll() }
    application?.focus.move(to: search.field)
  }

  /// Hides the bar and moves the focus to the text; the selection stays.
  public func close() {
    guard isOpen else { return }
    application?.focus.move(to: text)
    isHidden = true
    count()
    text.changed(.appearance)
  }

  /// Selects the next hit, or the first one at the end of the text; does nothing without hits.
  public func findNext() { show(currentHits().next) }

  /// Selects the previous hit, or the last one at the start of the text; does nothing without hits.
  public func findPrevious() { show(currentHits().previous) }

  /// Replaces the selected hit and selects the next one; only selects a hit if none is selected.
  public func replace() throws {
    let hits = currentHits()
    guard hits.index != nil else { return show(hits.next) }
    guard try text.replace(text.editor.selection.range, by: replacement) else { return }
    findNext()
  }

  /// Replaces all hits as a single undo step.
  public func replaceAll() throws {
    guard
      let change = TextReplacement(of: rule, in: text.editor.text, by: replacement),
      try text.replace(change.range, by: change.text)
    else { return }
    replacedCount = change.count
    showStatus()
  }
}

// MARK: Searching

extension FindBar {
  private func show() {
    replaceField.isHidden = !text.allowsEditing
    isHidden = false
    text.changed(.appearance)
  }

  /// Applies the current query and options, and counts the hits.
  private func searchChanged() {
    rule = TextSearch(query, matchesCase: matchesCase, wholeWords: findsWholeWords)
    count()
  }

  /// Selects the first hit after the origin of the search; without hits, moves the cursor to the
  /// origin.
  private func searchAsTyped() {
    rule = TextSearch(query, matchesCase: matchesCase, wholeWords: findsWholeWords)
    let found = TextHits(of: rule, in: text.editor.text, from: origin..<origin)
    let start = origin
    show(found.next)
    origin = start
    if found.count == 0 {
      text.moveCursor(to: start)
      count()
    }
  }

  private func currentHits() -> TextHits {
    TextHits(of: rule, in: text.editor.text, from: text.editor.selection.range)
  }

  private func show(_ hit: Range<TextPosition>?) {
    guard let hit else { return count() }
    text.show(hit)
    origin = hit.lowerBound
    count()
  }

  private func count() {
    hits = isOpen ? currentHits() : TextHits()
    shownHit = hits.index == nil ? nil : text.editor.selection.range
    replacedCount = nil
    showStatus()
  }

  /// Counts the hits again after a change of the text, while the bar is open.
  func textDidChange() {
    origin = text.editor.text.boundary(from: origin)
    if isOpen { count() }
  }

  /// Updates the status, which has the number of a hit only while the hit is selected.
  func cursorDidMove() {
    if isOpen { showStatus() }
  }

  private func showStatus() {
    let texts = strings.find
    let isHere = shownHit != nil && shownHit == text.editor.selection.range
    search.show(status(texts, isHere: isHere), isFailure: hits.count == 0 && replacedCount == nil)
  }

  private func status(_ texts: Strings.Find, isHere: Bool) -> String {
    if let replacedCount { return texts.replaced(replacedCount) }
    if query.isEmpty { return "" }
    guard hits.count > 0 else { return texts.noHits }
    guard isHere, let index = hits.index else { return texts.hits(hits.count) }
    return texts.place(index + 1, hits.count)
  }
}
