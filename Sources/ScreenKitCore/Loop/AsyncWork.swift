/// The work of an application that other threads and tasks do or ask for.
struct AsyncWork: Sendable {
  /// The queue of work from other threads.
  let inbox = Inbox()
  /// The activity of the tasks of all screens.
  let activity = TaskActivity()
  /// The tasks that resume when the next frame is shown.
  let frameWait = FrameWait()
}
