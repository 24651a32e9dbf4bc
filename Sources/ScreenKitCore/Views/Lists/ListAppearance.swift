/// A sign at the end of a list row.
public enum RowAccessory: Hashable, Sendable, CaseIterable {
  /// No sign.
  case none
  /// A sign that the row opens another screen.
  case disclosure
  /// A sign that the row opens details of its item.
  case detailDisclosure
  /// A sign that the item is selected.
  case checkmark
}

/// The lines between the rows of a list.
public struct ListSeparator: Hashable, Sendable {
  /// The style of a line between rows.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// No line.
    case none
    /// A single line.
    case line
    /// A line that looks engraved.
    case etched
  }

  /// The style of the lines.
  public var style: Style
  /// The colour of the lines; `nil` for the default of the look.
  public var color: TextColor?

  /// Creates a description of the lines between rows.
  public init(_ style: Style = .line, color: TextColor? = nil) {
    (self.style, self.color) = (style, color)
  }
}

/// The appearance of the highlighted row of a list.
public enum RowHighlight: Hashable, Sendable, CaseIterable {
  /// The highlight of the look.
  case standard
  /// The muted highlight of the look, even while the list has the focus.
  case gray
  /// A mark beside the row, without a background.
  case mark
}

/// The rarely used properties of a list, in a separate object to save space in other lists.
@MainActor
final class ListExtras {
  var separator: ListSeparator?
  var refreshArea: ListRefreshArea?
  var highlight = RowHighlight.standard
  var foldsSections = false
  /// The texts of the headers of folded sections.
  var folded: Set<String> = []
  var onFold: (@MainActor (Int, Bool) throws -> Void)?
}

extension ListView {
  /// The lines between rows; `nil` for the defaults of the look.
  ///
  /// A terminal draws a line in the last unit of a row of several units, underlines a row of one
  /// unit, and draws a line behind the title of a section. By default, the looks `cupertino` and
  /// `material` draw lines behind the titles of sections alone. In browsers, `cupertino` draws
  /// lines between rows.
  public final var separator: ListSeparator? {
    get { extras?.separator }
    set {
      guard newValue != separator else { return }
      ownExtras.separator = newValue
      cellsChanged()
    }
  }

  /// The appearance of the highlighted row.
  public final var rowHighlight: RowHighlight {
    get { extras?.highlight ?? .standard }
    set {
      guard newValue != rowHighlight else { return }
      ownExtras.highlight = newValue
      cellsChanged()
    }
  }

  final var ownExtras: ListExtras {
    if let extras { return extras }
    let made = ListExtras()
    extras = made
    return made
  }

  private final func cellsChanged() {
    changed(.appearance)
    for cell in cells.rows {
      cell.hasSeparator = separator != nil
      cell.changed(.appearance)
    }
    for case let note as ListNote in cells.shown { note.changed(.appearance) }
    cells.pinned?.changed(.appearance)
  }
}
