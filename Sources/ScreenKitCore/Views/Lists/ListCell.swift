/// One row of a list, around the view that the list's adapter made.
public final class RowCell: View {
  /// Where the row is in the list.
  @exclusivity(unchecked)  // Set in a single step, as the next one.
  public internal(set) var index = RowIndex(0)

  /// Whether keys act on this row.
  public internal(set) var isHighlighted: Bool {
    @inlinable get { storedIsCurrent }
    set {
      guard newValue != storedIsCurrent else { return }
      storedIsCurrent = newValue
      changed(.appearance)
    }
  }

  /// Whether the row is chosen, where several can be; `nil` where only one can.
  public internal(set) var isSelected: Bool? {
    @inlinable get { storedIsChosen }
    set {
      let oldValue = storedIsChosen
      guard newValue != oldValue else { return }
      storedIsChosen = newValue
      // A check box comes or goes, and the content moves.
      if (newValue == nil) != (oldValue == nil) { changed(.structure) }
      changed(.appearance)
    }
  }

  /// The identity of the item that it shows.
  @exclusivity(unchecked)
  var itemID = AnyHashable(0)

  // Read in each frame, by backends, and set in a single step: see `View`.
  @exclusivity(unchecked) @usableFromInline private(set) var storedIsCurrent = false
  @exclusivity(unchecked) @usableFromInline private(set) var storedIsChosen: Bool?

  /// The view that the adapter made.
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
    case true?: "chosen"
    case false?: ""
    case nil: isHighlighted ? "current" : ""
    }
  }

  override var semanticDetails: SemanticDetails {
    var details = SemanticDetails(value: isSelected == true ? "chosen" : "", parts: children)
    if let list = parent as? ListView {
      details.place = .init(number: list.lines.number(of: index) + 1, count: list.lines.rowCount)
    }
    guard accessibleName == nil else { return details }
    let named = content.first { !$0.accessibleText.isEmpty }
    details.silent = named.map { [$0] } ?? []
    if named === content { details.parts = controls }
    return details
  }

  /// What can be used in a row whose view says by itself what else is in it.
  private var controls: [View] {
    var controls: [View] = []
    content.forEachShown { if $0 !== content, $0.acceptsFocus { controls.append($0) } }
    return controls
  }
}

/// A line of a list that is no row: a section's header, or what the list says of itself.
public final class ListNote: View {
  /// What a line is there for.
  public enum Kind: Hashable, Sendable {
    /// Names the section below it.
    case header
    /// Says that there is more to load, or that it is being loaded.
    case more
    /// Says how to load anew, or that it is being done.
    case refresh
  }

  /// What the line is there for.
  public internal(set) var kind = Kind.header {
    didSet { if kind != oldValue { changed(.appearance) } }
  }

  /// What it says.
  public internal(set) var text = "" {
    didSet { if text != oldValue { changed(.appearance) } }
  }

  public override var role: SemanticRole { kind == .header ? .header : .text }
  public override var accessibleText: String { accessibleName ?? text }
}
