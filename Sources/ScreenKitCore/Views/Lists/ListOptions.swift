/// The choices of an app for a list that is shown differently from most.
struct ListOptions {
  /// The height of every row in units.
  var rowHeight = 1
  /// Whether a click activates a row at once.
  var activatesOnClick = false
  /// Whether the list is only as wide as the visible rows.
  var hugsRows = false
  /// The use of the focus by the list.
  var focusUse = ListView.FocusUse.own
  /// Whether rows can have a sign at their end, which only then is asked for.
  var hasAccessories = false
  /// The view shown if there are no rows; `nil` for none.
  var emptyView: View?
}
