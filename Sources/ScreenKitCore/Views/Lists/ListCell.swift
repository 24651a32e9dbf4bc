/// A row of a list, which contains the view created by the list's adapter.
public final class RowCell: View {
  /// The index of the row in the list.
  @exclusivity(unchecked)  // Set in a single step; read for each row of a page: decision 0111.
  public internal(set) var index = RowIndex(0)

  /// Whether the row is highlighted; keys act on the highlighted row.
  public internal(set) var isHighlighted: Bool {
    @inlinable get { storedIsHighlighted }
    set {
      guard newValue != storedIsHighlighted else { return }
      storedIsHighlighted = newValue
      changed(.appearance)
      // The content draws the highlighted cell.
      if let row = content as? TableRow, row.shape.highlightedColumn != nil {
        row.changed(.appearance)
      }
    }
  }

  /// Whether the row is selected; `nil` if the list does not allow multiple selection.
  public internal(set) var isSelected: Bool? {
    @inlinable get { storedIsSelected }
    set {
      let oldValue = storedIsSelected
      guard newValue != oldValue else { return }
      storedIsSelected = newValue
      // The content moves if the check box appears or disappears.
      if (newValue == nil) != (oldValue == nil) { changed(.structure) }
      changed(.appearance)
    }
  }

  /// The sign at the end of the row.
  public internal(set) var accessory: RowAccessory {
    @inlinable get { storedAccessory }
    set {
      guard newValue != storedAccessory else { return }
      storedAccessory = newValue
      changed(.structure)
    }
  }

  /// Whether the list has explicit lines between rows; see ``ListView/separator``.
  public internal(set) var hasSeparator: Bool {
    @inlinable get { storedHasSeparator }
    set { storedHasSeparator = newValue }
  }

  /// The identity of the shown item.
  @exclusivity(unchecked)  // Set in a single step; read for each row of a page: decision 0111.
  var itemID = AnyHashable(0)

  // Backends read these properties for each row of a page. Each is set in a single step: see
  // `View`.
  @exclusivity(unchecked) @usableFromInline private(set) var storedIsHighlighted = false
  @exclusivity(unchecked) @usableFromInline private(set) var storedIsSelected: Bool?
  @exclusivity(unchecked) @usableFromInline private(set) var storedAccessory = RowAccessory.none
  @exclusivity(unchecked) @usableFromInline private(set) var storedHasSeparator = false

  /// The view created by the adapter.
  public let content: View

  init(_ content: View) {
    self.content = content
    super.init()
    add(content)
  }

  public override var role: SemanticRole { .row }

  public override var accessibleText: String {
    accessibleName ?? content.first { !$0.accessibleText.isEmpty }?.accessibleText ?? ""
  }

  public override var accessibleValue: String {
    switch isSelected {
    case true?: strings.spoken.states.selected
    case false?: ""
    case nil where accessory == .checkmark: strings.spoken.states.selected
    case nil: isHighlighted ? strings.spoken.states.current : ""
    }
  }

  /// Activates the row for a press of the cell itself.
  public override func handle(_ input: ViewInput) throws -> Bool {
    guard input == .action(.press), let list = parent as? ListView else { return false }
    return try list.perform(.activate(index))
  }

  public override var semanticDetails: SemanticDetails {
    let isChosen = isSelected ?? (accessory == .checkmark)
    let state = isChosen ? strings.spoken.states.selected : ""
    let cell = (content as? TableRow)?.highlightedText ?? ""
    let value = [cell, state].filter { !$0.isEmpty }.joined(separator: ", ")
    var details = SemanticDetails(value: value, parts: children)
    if let list = parent as? ListView {
      details.place = .init(number: list.lines.number(of: index) + 1, count: list.lines.rowCount)
    }
    guard accessibleName == nil else { return details }
    let named = content.first { !$0.accessibleText.isEmpty }
    details.silent = named.map { [$0] } ?? []
    if named === content { details.parts = controls }
    return details
  }

  /// The controls in the row; the row's view describes the rest of its content itself.
  private var controls: [View] {
    var controls: [View] = []
    content.forEachShown { if $0 !== content, $0.acceptsFocus { controls.append($0) } }
    return controls
  }
}
