/// The state of a window for the input of its views.
@MainActor
struct WindowInput {
  /// The clipboard that the views use to cut, copy and paste.
  var clipboard: any Clipboard = MemoryClipboard()
  /// The text that was cut last by a kill command, in any view.
  var killBuffer = KillBuffer()
  /// The position of the last press of the pointer, in surface units; `nil` before the first press.
  var pressed: SurfacePoint?
  /// The press on a scroll bar; `nil` while no button is held on one.
  var scrollGrab: ScrollGrab?
  /// The shown or scheduled tooltip.
  var tooltips = TooltipState()
}
