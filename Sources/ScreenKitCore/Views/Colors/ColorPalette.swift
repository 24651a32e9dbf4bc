/// A grid of colours for the selection of one colour.
///
/// The arrow keys move the highlight by one colour; Home and End move it to the ends of the row.
/// Enter, the space bar or a click selects a colour.
public final class ColorPalette: Control, ValueControl {
  /// The selected colour, which need not be in the grid; `nil` for none.
  ///
  /// Setting it in code highlights the colour, if it is in the grid, and calls no observers.
  public var value: TextColor? {
    get { selected }
    set {
      selected = newValue
      if let index = colors.firstIndex(where: { $0 == newValue }) { highlightedIndex = index }
      showState()
    }
  }

  /// The closure called with the colour after the user selected another one.
  public var onChange: (@MainActor (TextColor?) throws -> Void)?

  /// The colours, row by row.
  public let colors: [TextColor]
  /// The number of colours in a row.
  public let columns: Int

  /// The highlighted colour, which Enter and the space bar select.
  public var highlighted: TextColor { colors[highlightedIndex] }

  /// The closure called after the user selected a colour, even if it was already selected.
  var onSelect: (@MainActor (TextColor) throws -> Void)?
  /// The closure called after another colour was highlighted.
  var onHighlight: (@MainActor (TextColor) -> Void)?

  private var selected: TextColor?
  private var highlightedIndex = 0
  private let swatches: [ColorSwatch]

  /// Creates a grid of `colors` in rows of `columns`.
  ///
  /// - Parameters:
  ///   - colors: The colours, at least one; grays and nine hues in three shades by default.
  ///   - columns: The number of colours in a row, at least 1.
  ///   - value: The selected colour; `nil` for none.
  public init(
    _ colors: [TextColor] = ColorPalette.standardColors, columns: Int = 9, value: TextColor? = nil
  ) {
    precondition(
      !colors.isEmpty && columns > 0, "ColorPalette: a palette has a colour and a column (SK212)")
    (self.colors, self.columns) = (colors, columns)
    swatches = colors.map { ColorSwatch($0) }
    super.init()
    add(Grid(columns: columns, columnSpacing: 0) { swatches })
    for (index, swatch) in swatches.enumerated() {
      swatch.action = { [unowned self] in try choose(index) }
    }
    self.value = value
  }

  /// The colours of the default grid: nine grays, and nine hues in dark, plain and light shades.
  public static let standardColors: [TextColor] = [
    "000000", "202020", "404040", "606060", "808080", "a0a0a0", "c0c0c0", "e0e0e0", "ffffff",
    "800000", "804000", "808000", "008000", "008060", "008080", "000080", "400080", "800060",
    "ff0000", "ff8000", "ffff00", "00c000", "00c090", "00c0c0", "0040ff", "8000ff", "ff00a0",
    "ffa0a0", "ffd0a0", "ffffa0", "a0ffa0", "a0ffe0", "a0ffff", "a0c0ff", "d0a0ff", "ffa0e0",
  ].compactMap { TextColor(hex: $0) }

  public override var role: SemanticRole { .radioGroup }
  public override var accessibleText: String { accessibleName ?? strings.colors.colors }
  public override var accessibleValue: String {
    let swatch = swatches[highlightedIndex]
    return [swatch.accessibleText, swatch.accessibleValue].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The description of the highlighted colour only, without the other colours.
  public override var semanticDetails: SemanticDetails {
    SemanticDetails(value: accessibleValue, parts: [])
  }

  public override var focusPart: View? { swatches[highlightedIndex] }
  public override var savedState: SavedState.Value? { .string(selected?.hex ?? "") }

  public override func restore(_ state: SavedState.Value) {
    guard case .string(let text) = state else { return }
    if text.isEmpty { value = nil } else if let color = TextColor(hex: text) { value = color }
  }

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(let press) where press.phase != .up && press.modifiers.isEmpty:
      return try handle(press.key)
    case .action(.step(let count)): move(to: clamped(highlightedIndex, by: count))
    case .action(.setValue(.string(let text))):
      guard let color = TextColor(hex: text) else { return false }
      try setByUser(color)
      try onSelect?(color)
    case .action(.press), .action(.submit): try choose(highlightedIndex)
    case .key, .text, .paste, .pointer, .action: return false
    }
    return true
  }
}

extension ColorPalette {
  private func handle(_ key: Key) throws -> Bool {
    let start = highlightedIndex / columns * columns
    switch key {
    case .left: move(to: clamped(highlightedIndex, by: -1))
    case .right: move(to: clamped(highlightedIndex, by: 1))
    case .up: move(to: highlightedIndex - columns)
    case .down: move(to: highlightedIndex + columns)
    case .home: move(to: start)
    case .end: move(to: min(start + columns, colors.count) - 1)
    case .enter, .space: try choose(highlightedIndex)
    default: return false
    }
    return true
  }

  private func clamped(_ index: Int, by count: Int) -> Int {
    let (sum, isOver) = index.addingReportingOverflow(count)
    return min(max(isOver ? (count < 0 ? 0 : colors.count) : sum, 0), colors.count - 1)
  }

  private func move(to index: Int) {
    guard colors.indices.contains(index) else { return }
    highlightedIndex = index
    showState()
    onHighlight?(highlighted)
  }

  /// Selects a colour as if by the user.
  private func choose(_ index: Int) throws {
    move(to: index)
    try setByUser(colors[index])
    try onSelect?(colors[index])
  }

  private func showState() {
    for (index, swatch) in swatches.enumerated() {
      swatch.isHighlighted = index == highlightedIndex
      swatch.isSelected = selected != nil && swatch.color == selected
    }
    changed(.appearance)
  }
}
