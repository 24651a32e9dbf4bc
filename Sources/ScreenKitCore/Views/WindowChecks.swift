/// The pending checks of a window at the end of a turn, and the results of the last ones.
struct WindowChecks {
  /// Whether no view could have the focus at the last check and no view has changed since then.
  var isFocusIdle = false
  /// Whether a layout changed the set of views that can have the focus.
  var needsFocus = false
  /// Whether the sizes of screens may have changed since the last check.
  var needsSizes = true
  /// Whether a popup may be open; otherwise no search for it is necessary.
  var needsPopup = false
  /// Whether the surface has a button for the commands, which may be in another bar now.
  var needsCommandButton = false
}
