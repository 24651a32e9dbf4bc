/// A control for the selection of one of a few titles.
///
/// The control has the focus as a whole. The arrow keys along its axis select the adjacent choice.
/// Home and End select the first and the last choice, and the pointer selects the pressed choice.
/// The user can change the selection but cannot clear it.
public class ChoiceControl: Control, ValueControl {
  /// The index of the selected choice; `nil` before the first selection.
  public final var value: Int? {
    didSet {
      precondition(
        value.map(items.indices.contains) ?? true,
        "value: \(pathInCode) has no choice \(value ?? 0) (SK201)")
      if value != oldValue { mark() }
    }
  }

  /// The closure called after the user selected another choice.
  public final var onChange: (@MainActor (Int?) throws -> Void)?

  /// The axis along which the choices are arranged.
  public final let axis: Stack.Axis

  /// The choices in order; a disabled one cannot be selected.
  public private(set) final var items: [ChoiceItem] = []

  /// The titles of the choices; new titles clear a selected index beyond their number.
  public final var titles: [String] {
    get { items.map(\.title) }
    set { if newValue != titles { offer(newValue, keeping: value) } }
  }

  init(_ titles: [String], value: Int?, axis: Stack.Axis) {
    precondition(
      value.map(titles.indices.contains) ?? true,
      "value: there is no choice \(value ?? 0) among \(titles) (SK201)")
    self.axis = axis
    super.init()
    offer(titles, keeping: value)
  }

  /// The choice that shows the focus: the selected one, else the first enabled one.
  public final var current: ChoiceItem? { (value ?? next(from: -1, by: 1)).map { items[$0] } }

  /// The change of the view for a new selection; it includes the layout in controls that scroll.
  var choiceMoves: ViewChange { .appearance }

  /// Updates ``current`` after a choice was enabled or disabled.
  func currentMayChange() { changed(choiceMoves) }

  /// Creates the button for the choice with `title`.
  func makeItem(_ title: String) -> ChoiceItem { ChoiceItem(title) }

  public override var role: SemanticRole { .radioGroup }
  public override var accessibleValue: String { value.map { items[$0].title } ?? "" }

  public override var focusPart: View? { current }

  /// The description without a value, because the choices themselves present the selection.
  public override var semanticDetails: SemanticDetails {
    SemanticDetails(value: "", parts: children)
  }

  public override var savedState: SavedState.Value? { value.map(SavedState.Value.int) }

  public override func restore(_ state: SavedState.Value) {
    if case .int(let index) = state, items.indices.contains(index) { value = index }
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled, let target = target(of: input) else { return false }
    try setByUser(target)
    return true
  }
}

extension ChoiceControl {
  private func target(of input: ViewInput) -> Int? {
    switch input {
    case .key(let press) where press.modifiers.isEmpty && press.phase != .up:
      return target(of: press.key)
    case .action(.setValue(.int(let index))):
      return items.indices.contains(index) && items[index].isEnabled ? index : nil
    case .action(.step(let count)): return target(stepping: count)
    case .key, .text, .paste, .pointer, .action: return nil
    }
  }

  /// Returns the choice that `count` presses of an arrow key select; `nil` at the end in that
  /// direction.
  private func target(stepping count: Int) -> Int? {
    var target: Int?
    for _ in 0..<min(count.magnitude, items.count.magnitude) {
      let start = target ?? value ?? (count > 0 ? -1 : items.count)
      guard let next = next(from: start, by: count.signum()) else { break }
      target = next
    }
    return target
  }

  /// Returns the choice that `key` selects; `nil` if the control does not use the key, as at an
  /// end.
  private func target(of key: Key) -> Int? {
    let (back, forth) = axis == .horizontal ? (Key.left, Key.right) : (.up, .down)
    return switch key {
    case back: next(from: value ?? items.count, by: -1)
    case forth: next(from: value ?? -1, by: 1)
    case .home: next(from: -1, by: 1)
    case .end: next(from: items.count, by: -1)
    case .space: value ?? next(from: -1, by: 1)
    default: nil
    }
  }

  private func offer(_ titles: [String], keeping kept: Int?) {
    items = titles.enumerated().map { index, title in
      let item = makeItem(title)
      item.action = { [unowned self] in try setByUser(index) }
      return item
    }
    setChildren(items)
    value = kept.flatMap { items.indices.contains($0) ? $0 : nil }
    mark()
  }

  private func mark() {
    for (index, item) in items.enumerated() { item.isSelected = index == value }
    changed(choiceMoves)
  }

  /// Returns the next enabled choice after `index`, or before it with a `step` of -1.
  private func next(from index: Int, by step: Int) -> Int? {
    sequence(first: index + step) { $0 + step }
      .prefix { items.indices.contains($0) }
      .first { items[$0].isEnabled }
  }
}
