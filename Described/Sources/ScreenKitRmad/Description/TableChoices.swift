/// The lines between the rows of a table.
public enum SeparatorStyle: String, DescribedChoice {
  /// No line.
  case none
  /// A single line.
  case singleLine = "single_line"
  /// A line with an engraved appearance.
  case singleLineEtched = "single_line_etched"
}

/// The sign at the end of a row.
public enum AccessoryType: String, DescribedChoice {
  /// No sign.
  case none
  /// A sign that the row opens another controller.
  case disclosureIndicator = "disclosure_indicator"
  /// A sign that the row opens details.
  case detailDisclosureButton = "detail_disclosure_button"
  /// A sign that the row is selected.
  case checkmark
}

/// The highlight of a selected row.
public enum SelectionStyle: String, DescribedChoice {
  /// No highlight.
  case none
  /// The highlight of the look-and-feel.
  case blue
  /// A quiet highlight.
  case gray
}

/// The colour of the arrow in a refresh view.
public enum ArrowColor: String, DescribedChoice {
  /// Red.
  case red
  /// Black.
  case black
  /// White.
  case white
  /// Gray.
  case gray

  /// The colour as numbers.
  public var color: RmadColor {
    switch self {
    case .red: RmadColor(red: 0xFF, green: 0, blue: 0)
    case .black: RmadColor(red: 0, green: 0, blue: 0)
    case .white: .white
    case .gray: RmadColor(red: 0x80, green: 0x80, blue: 0x80)
    }
  }
}
