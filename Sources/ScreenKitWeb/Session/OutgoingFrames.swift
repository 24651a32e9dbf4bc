/// The frames for the client: those on their way, and what is due.
struct OutgoingFrames {
  /// The frames that were sent and are not acknowledged yet.
  var window: FrameWindow
  /// The changes of texts that the client does not have yet.
  var texts = PatchWriter()
  /// Whether a page or a frame has had the whole tree.
  var hasTree = false
  /// Whether a frame is due once the window has space.
  var isDue = false

  init(_ limits: WebLimits) { window = FrameWindow(limits) }
}
