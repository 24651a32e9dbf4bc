/// The kind of a view in the accessibility tree.
public enum SemanticRole: Hashable, Sendable {
  /// A group of its children without a meaning of its own.
  case group
  /// Static text.
  case text
  /// A control that performs an action when it is pressed.
  case button
  /// A picture.
  case image
  /// The bar with the title of the screen and the back button.
  case navigationBar
  /// The bar with the tabs.
  case tabBar
  /// A tab of a tab bar.
  case tab
  /// An area in front of the screens, such as a menu.
  case panel
  /// An area whose content can be scrolled.
  case scrollArea
  /// A line between two areas.
  case separator
  /// Formatted text with headings, lists and links.
  case document
  /// Numbers shown as a drawing.
  case chart
  /// A switch that is on or off.
  case toggle
  /// A box that is checked or not.
  case checkbox
  /// A group of choices, one of which is selected.
  case radioGroup
  /// A choice of a radio group.
  case radioButton
  /// A control that sets a number on a scale.
  case slider
  /// The progress of work.
  case progress
  /// A question or a message in front of the screen.
  case dialog
  /// Several fields that are submitted together.
  case form
  /// Rows below each other.
  case list
  /// A row of a list or of a table.
  case row
  /// The title of a section of a list.
  case header
  /// Rows with columns.
  case table
  /// A control that opens a list of choices.
  case picker
  /// A field for a line of text.
  case textField
  /// A field for several lines of text.
  case textView
  /// Keys on the screen.
  case keyPad
  /// A field for a number.
  case numberField
  /// A field that filters a list.
  case searchField
  /// A field with a list of completions.
  case comboBox
  /// A field for a date.
  case dateField
  /// A field for a colour.
  case colorField
  /// A month with a selected day.
  case calendar
  /// A value within a range, shown as a drawing.
  case gauge
  /// An app's own role, by its name in words, such as "star rating".
  case custom(String)
  /// No node in the accessibility tree.
  case none
}
