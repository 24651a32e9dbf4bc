import Synchronization

/// Where tasks wait for a frame.
///
/// It is an executor: a task that calls ``FrameWait/pass(_:)`` is a job, and the job lies here
/// until the gate opens. A continuation would come back by way of another thread, and that costs
/// more than a frame.
final class FrameGate: SerialExecutor {
  private struct Jobs {
    var waiting: [UnownedJob] = []
    /// The memory of those that went on last, for the next ones.
    var spare: [UnownedJob] = []
  }

  private let jobs = Mutex(Jobs())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.waiting.append(job) }
  }

  /// Lets those go on who wait by now; each goes back to where it came from.
  func open() {
    var ready = jobs.withLock { jobs in
      defer { (jobs.waiting, jobs.spare) = (jobs.spare, []) }
      return jobs.waiting
    }
    for job in ready { job.runSynchronously(on: asUnownedSerialExecutor()) }
    ready.removeAll(keepingCapacity: true)
    jobs.withLock { $0.spare = ready }
  }
}

/// What tasks call to wait at a ``FrameGate``.
actor FrameWait {
  nonisolated let gate = FrameGate()
  nonisolated var unownedExecutor: UnownedSerialExecutor { gate.asUnownedSerialExecutor() }

  /// Returns when the gate opens; from then on the task is busy again.
  func pass(_ activity: TaskActivity?) { activity?.enter() }
}
