/// The memory of a window about the input of its views.
@MainActor
struct WindowInput {
  /// The clipboard that the views use to cut, copy and paste.
  var clipboard: any Clipboard = MemoryClipboard()
  /// The text that was killed last, in any view.
  var killBuffer = KillBuffer()
  /// The place of the last press of the pointer, in the units of the surface; `nil` before the first.
  var pressed: SurfacePoint?
  /// The press on a scroll bar; `nil` while no button is held on one.
  var scrollGrab: ScrollGrab?
  /// The tooltip that is shown or due.
  var tooltips = TooltipState()
}
