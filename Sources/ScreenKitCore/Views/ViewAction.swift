/// A user's intention towards a view, independent of the device that expresses it.
///
/// Native controls of a browser, screen readers, agents and tests send actions. A control performs
/// those that fit it by the same code as keys and pointer events, and ignores all others.
public enum ViewAction: Hashable, Sendable {
  /// Presses a button, a tab, a row or the like; opens a ``Picker``.
  case press
  /// Sets the value of a ``ValueControl``.
  case setValue(ActionValue)
  /// Replaces a part of an editable text.
  case edit(TextEdit)
  /// Submits a ``TextField`` or a ``Form``, as Enter does.
  case submit
  /// Highlights a row of a list.
  case highlight(RowIndex)
  /// Activates a row of a list, as Enter does.
  case activate(RowIndex)
  /// Toggles the check box of a row.
  case toggle(RowIndex)
  /// Opens the menu of a row, or that of a table's header, which hides and shows columns.
  case menu(RowIndex)
  /// Opens the context menu of the view, or of the nearest one around it.
  case contextMenu
  /// Sorts a table by a column, counted from 0, alone or in addition to those it is sorted by.
  case sort(column: Int, adding: Bool = false)
  /// Follows a link of a document, counted from 0.
  case followLink(Int)
  /// Scrolls until this many units, or lines of a list or text, are above the visible part.
  case scroll(to: Int)
  /// Moves a value by a number of its steps, back if negative.
  case step(Int)
  /// Moves the focus to the view.
  case focus
  /// Closes the panel or screen around the view, as Escape does.
  case dismiss
  /// Goes back: in the history of a document, else in the navigation.
  case goBack
  /// Goes forward in the history of a document.
  case goForward
  /// Sends a pointer input to a view that draws itself, which handles it as ``ViewInput/pointer(_:)``.
  case pointer(PointerInput)
}

/// A value of a ``ValueControl`` in an action.
public enum ActionValue: Hashable, Sendable {
  /// The value of a ``Toggle`` or ``Checkbox``.
  case bool(Bool)
  /// The index of a choice, an item or a highlighted column, or a width: of a ``Split``'s first
  /// part or of the highlighted column.
  case int(Int)
  /// The value of a ``Slider``.
  case double(Double)
  /// The whole text of a ``TextInput``.
  case string(String)
}
