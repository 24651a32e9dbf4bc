/// An action of the user on a view, independent of the input device.
///
/// Native controls of a browser, screen readers, agents and tests send actions. A control performs
/// the actions that it supports with the same code as for keys and pointer events. It ignores all
/// others.
public enum ViewAction: Hashable, Sendable {
  /// Presses a button, a tab, a row or the like; opens a ``Picker`` or the popup of a field.
  case press
  /// Sets the value of a ``ValueControl``.
  case setValue(ActionValue)
  /// Replaces a part of an editable text.
  case edit(TextEdit)
  /// Submits a ``TextField`` or a ``Form``, or presses the preferred button of a dialog, as Enter
  /// does.
  case submit
  /// Highlights a row of a list.
  case highlight(RowIndex)
  /// Activates a row of a list, as Enter does.
  case activate(RowIndex)
  /// Toggles the check box of a row.
  case toggle(RowIndex)
  /// Opens the menu of a row, or the menu of a table's header for hiding and showing columns.
  case menu(RowIndex)
  /// Opens the context menu of the view, or of its nearest ancestor with a menu.
  case contextMenu
  /// Sorts a table by the column with this index, alone or in addition to its current sort columns.
  case sort(column: Int, adding: Bool = false)
  /// Follows the link with this index in a document.
  case followLink(Int)
  /// Scrolls until this number of units, or of lines in a list or text, is above the visible part.
  case scroll(to: Int)
  /// Changes a value, the selected tab or the highlighted cell by a number of steps; a negative
  /// number decreases it.
  case step(Int)
  /// Moves the focus to the view.
  case focus
  /// Closes the panel or screen of the view, as Escape does.
  case dismiss
  /// Goes back in the history of a document, or else in the navigation.
  case goBack
  /// Goes forward in the history of a document.
  case goForward
  /// Sends a pointer input to a view with its own drawing, as ``ViewInput/pointer(_:)``.
  case pointer(PointerInput)
}

/// A value of a ``ValueControl`` in an action.
public enum ActionValue: Hashable, Sendable {
  /// The value of a ``Toggle`` or ``Checkbox``.
  case bool(Bool)
  /// The index of a choice, an item or a highlighted column; or the width of a ``Split``'s first
  /// part or of the highlighted column.
  case int(Int)
  /// The value of a ``Slider``.
  case double(Double)
  /// The whole text of a ``TextInput``.
  case string(String)
}
