/// The frames for the client: those sent, and the content of the next one.
struct OutgoingFrames {
  /// The frames that were sent and are not acknowledged yet.
  var window: FrameWindow
  /// The changes of texts that were not sent yet.
  var texts = PatchWriter()
  /// Whether a page or a frame contained the whole tree.
  var hasTree = false
  /// Whether a frame must be sent as soon as the window has space.
  var isDue = false

  init(_ limits: WebLimits) { window = FrameWindow(limits) }
}
