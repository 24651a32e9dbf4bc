/// The work of other threads and tasks for an application.
struct AsyncWork: Sendable {
  /// The queue of work from other threads.
  let inbox = Inbox()
  /// The activity of the tasks of all screens.
  let activity = TaskActivity()
  /// The tasks that resume when the next frame is shown.
  let frameWait = FrameWait()
}
