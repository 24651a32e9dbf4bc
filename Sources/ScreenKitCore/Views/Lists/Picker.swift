/// A control for the selection of one item, which shows only the selected item.
///
/// Up and Down select the adjacent item immediately, and letters find an item. Enter, the space bar
/// or a click opens a list of all items.
public final class Picker: Control, ValueControl {
  /// The index of the selected item; 0 if there are no items.
  public var value: Int {
    didSet {
      precondition(
        value == 0 || indices.contains(value), "value: \(pathInCode) has no item \(value) (SK201)")
      if value != oldValue { showItem() }
    }
  }

  /// The closure called with the new index after the user selected another item.
  public var onChange: (@MainActor (Int) throws -> Void)?

  /// The title of the list of items.
  public var title: String

  /// The view of the selected item, created by the adapter.
  public let content: View

  private let data: any ListRows
  private let makeList: @MainActor () -> ListView
  /// The panel with the list of all items; `nil` while it is closed.
  private weak var panel: ChoicePanel?
  private var typeAhead = TypeAhead()
  private var isPressed = false

  /// Creates a picker of the items in the first section of `adapter`.
  public init<Adapter: ListAdapter>(_ title: String = "", _ adapter: Adapter, value: Int = 0) {
    self.title = title
    self.value = value
    data = AdapterRows(adapter: adapter)
    makeList = { List(adapter) }
    content = data.makeRowView()
    super.init()
    layout.width = .readable
    add(content)
    reload()
  }

  /// Creates a picker of `strings`, which must be unique.
  public convenience init(_ title: String = "", _ strings: [String], value: Int = 0) {
    self.init(
      title,
      ItemAdapter(
        strings, id: { $0 }, text: { $0 }, make: { Label() }, fill: { $0.text = $1 }),
      value: value)
  }

  /// Updates the picker after a change of the data; a value beyond the end becomes the last index.
  public func reload() {
    value = max(0, min(value, indices.count - 1))
    showItem()
    panel?.reload()
  }

  public override var keyHints: [KeyHint] {
    [KeyHint(KeyPress(.enter), strings.hints.choose)]
  }
  public override var role: SemanticRole { .picker }
  public override var accessibleText: String { accessibleName ?? title }

  public override var accessibleValue: String {
    guard !indices.isEmpty else { return "" }
    let text = data.searchText(at: RowIndex(value))
    return text.isEmpty ? content.accessibleText : text
  }

  public override var semanticDetails: SemanticDetails {
    let place = SemanticNode.Place(number: value + 1, count: indices.count)
    return SemanticDetails(
      value: accessibleValue, parts: [], place: indices.isEmpty ? nil : place)
  }

  public override var savedState: SavedState.Value? { .int(value) }

  public override func restore(_ state: SavedState.Value) {
    if case .int(let index) = state, indices.contains(index) { value = index }
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else {
      isPressed = false
      return false
    }
    switch input {
    case .key(KeyPress(.enter)), .key(KeyPress(.down, .alt)): return open()
    case .key(let press) where press.phase != .up: return try handle(press)
    case .pointer(let pointer): return try follow(pointer)
    case .action(let action): return try perform(action)
    case .key, .text, .paste: return false
    }
  }

  var itemCount: Int { indices.count }

  func text(at index: Int) -> String {
    precondition(indices.contains(index), "text: \(pathInCode) has no item \(index) (SK201)")
    return data.searchText(at: RowIndex(index))
  }

  private var indices: Range<Int> { 0..<data.rowCount(in: 0) }

  private func showItem() {
    content.isHidden = indices.isEmpty
    if indices.contains(value) { data.show(RowIndex(value), in: content) }
    // A backend with native pickers shows the value and the items in place of the content view.
    changed(.content)
  }
}

extension Picker {
  private func handle(_ press: KeyPress) throws -> Bool {
    guard press.modifiers.subtracting(.shift).isEmpty else { return false }
    switch press.key {
    case .up: return try step(to: value - 1)
    case .down: return try step(to: value + 1)
    case .home: return try step(to: 0)
    case .end: return try step(to: indices.count - 1)
    case .space where !typeAhead.isGoingOn(in: application): return open()
    case .character: return try search(for: press)
    default: return false
    }
  }

  private func perform(_ action: ViewAction) throws -> Bool {
    switch action {
    case .press: return open()
    case .setValue(.int(let index)) where indices.contains(index): try setByUser(index)
    case .step(let count) where !indices.isEmpty:
      let room = count < 0 ? -value : indices.count - 1 - value
      return try step(to: value + (count < 0 ? max(count, room) : min(count, room)))
    default: return false
    }
    return true
  }

  private func step(to index: Int) throws -> Bool {
    guard indices.contains(index), index != value else { return false }
    try setByUser(index)
    return true
  }

  private func search(for press: KeyPress) throws -> Bool {
    guard let text = typeAhead.text(after: press, in: application) else { return false }
    let prefix = SearchPrefix(text)
    let isGoingOn = typeAhead.isGoingOn(in: application)
    let start = value + (isGoingOn ? 0 : 1)
    for index in indices.lazy.map({ [count = indices.count] in ($0 + start) % count })
    where prefix.matches(data.searchText(at: RowIndex(index))) {
      typeAhead.keep(text, in: application)
      try setByUser(index)
      return true
    }
    return isGoingOn
  }

  private func follow(_ pointer: PointerInput) throws -> Bool {
    switch pointer.action {
    case .down(.left), .drag(.left): isPressed = pointer.isInside
    case .up(.left):
      defer { isPressed = false }
      if isPressed, pointer.isInside { _ = open() }
    case .scroll(_, let y) where isFocused: return try step(to: value + y.signum())
    case .down, .up, .drag, .move, .scroll: return false
    }
    return true
  }

  /// Opens the list of all items; returns `false` without items.
  private func open() -> Bool {
    guard let application, !indices.isEmpty else { return false }
    let list = makeList()
    list.highlightedRow = RowIndex(value)
    let panel = ChoicePanel(title, list) { [weak self] row in
      guard let self, row.section == 0, indices.contains(row.row) else { return }
      try setByUser(row.row)
    }
    self.panel = panel
    application.open(panel)
    return true
  }
}
