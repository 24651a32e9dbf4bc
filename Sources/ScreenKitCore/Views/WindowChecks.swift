/// The checks of a window that are due at the end of a turn, and what they found last.
struct WindowChecks {
  /// Whether no view could have the focus at the last check, and no view has changed since.
  var isFocusIdle = false
  /// Whether a layout changed which views can have the focus.
  var needsFocus = false
  /// Whether screens may have got another size since the last check.
  var needsSizes = true
  /// Whether a popup may be open, which only then is looked for.
  var needsPopup = false
}
