public import ScreenKitCore

/// A grid of swatches, one of which is chosen.
///
/// The arrow keys choose the neighbour of the chosen swatch, Home and End the first and the last
/// one, and a digit the swatch with that number. At the edge of the grid an arrow key moves the
/// focus instead. The pointer chooses the swatch that it presses or is dragged to.
public final class TintChooser: Control, ValueControl, LayoutObserving {
  /// The swatches, in reading order.
  public let swatches: [Swatch]

  /// The number of swatches in a row of the grid.
  public let columns: Int

  /// The index of the chosen swatch in ``swatches``.
  public private(set) var index = 0

  /// The tint of the chosen swatch; a tint without a swatch changes nothing.
  public var value: ViewStyle.Tint {
    get { swatches[index].tint }
    set {
      guard let found = index(of: newValue), found != index else { return }
      index = found
      changed(.appearance)
    }
  }

  /// Called after the user chose another swatch.
  public var onChange: (@MainActor (ViewStyle.Tint) throws -> Void)?

  private var layoutResult = SwatchLayout()

  /// Creates a chooser of `swatches`, with the first one chosen.
  ///
  /// At least one swatch and one column are required, and no tint or name may occur twice.
  public init(_ swatches: [Swatch] = Swatch.standard, columns: Int = 3) {
    precondition(!swatches.isEmpty, "TintChooser: there must be at least one swatch")
    precondition(columns > 0, "TintChooser: there must be at least one column")
    precondition(
      Set(swatches.map(\.tint)).count == swatches.count,
      "TintChooser: two swatches have the same tint")
    precondition(
      Set(swatches.map(\.name)).count == swatches.count,
      "TintChooser: two swatches have the same name")
    (self.swatches, self.columns) = (swatches, columns)
  }

  /// The number of rows of the grid.
  public var rows: Int { (swatches.count + columns - 1) / columns }

  /// Stores the areas of the swatches.
  public func didLayOut(_ result: SwatchLayout) { layoutResult = result }

  // MARK: Description and saved state

  public override var role: SemanticRole { .custom("color chooser") }

  public override var accessibleValue: String {
    "\(swatches[index].name), \(index + 1) of \(swatches.count)"
  }

  public override var savedState: SavedState.Value? { .string(swatches[index].name) }

  public override func restore(_ state: SavedState.Value) {
    guard case .string(let name) = state,
      let saved = swatches.first(where: { $0.name == name })
    else { return }
    value = saved.tint
  }

  // MARK: Input

  public override func handle(_ input: ViewInput) throws -> Bool {
    guard isEffectivelyEnabled else { return false }
    switch input {
    case .key(let press) where press.modifiers.isEmpty && press.phase != .up:
      return try choose(index(for: press.key))
    case .action(.setValue(.int(let index))): return try choose(index)
    case .action(.setValue(.string(let name))):
      return try choose(swatches.firstIndex { $0.name == name })
    case .action(.step(let count)):
      // A count from outside can have any size.
      let steps = min(max(count, -swatches.count), swatches.count)
      return try choose(min(max(index + steps, 0), swatches.count - 1))
    case .pointer(let pointer): return try handle(pointer)
    case .key, .text, .paste, .action: return false
    }
  }

  /// Returns the index of the swatch that `key` chooses; `nil` if there is none.
  private func index(for key: Key) -> Int? {
    let column = index % columns
    switch key {
    case .left: return column > 0 ? index - 1 : nil
    case .right: return column < columns - 1 ? index + 1 : nil
    case .up: return index - columns
    case .down: return index + columns
    case .home: return 0
    case .end: return swatches.count - 1
    case .character(let digit): return digit.wholeNumberValue.map { $0 - 1 }
    default: return nil
    }
  }

  private func handle(_ pointer: PointerInput) throws -> Bool {
    switch pointer.action {
    case .down(.left), .drag(.left):
      let x = pointer.location.x - layout.padding.start
      let y = pointer.location.y - layout.padding.top
      // A press between two swatches is also accepted, so that a drag can begin there.
      _ = try choose(layoutResult.index(x: x, y: y))
    case .up(.left): break
    case .down, .up, .drag, .move, .scroll: return false
    }
    return true
  }

  /// Chooses a swatch for the user, and returns whether there is one with this index.
  private func choose(_ index: Int?) throws -> Bool {
    guard let index, swatches.indices.contains(index) else { return false }
    try setByUser(swatches[index].tint)
    return true
  }

  private func index(of tint: ViewStyle.Tint) -> Int? {
    swatches.firstIndex { $0.tint == tint }
  }
}
