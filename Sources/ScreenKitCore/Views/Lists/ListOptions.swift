/// The options of an app for the appearance and behaviour of a list.
struct ListOptions {
  /// The height of every row in units.
  var rowHeight = 1
  /// Whether a click activates a row immediately.
  var activatesOnClick = false
  /// Whether the list is only as wide as the visible rows.
  var hugsRows = false
  /// The use of the focus by the list.
  var focusUse = ListView.FocusUse.own
  /// Whether rows can have a sign at their end; otherwise no sign is requested.
  var hasAccessories = false
  /// The view shown if there are no rows; `nil` for none.
  var emptyView: View?
}
