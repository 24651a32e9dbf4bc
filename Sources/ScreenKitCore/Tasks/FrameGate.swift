import Synchronization

/// Where tasks wait for a frame.
///
/// It is an executor: a task that calls ``FrameWait/pass(_:)`` is a job, and the job lies here
/// until the gate opens. A continuation would come back by way of another thread, and that costs
/// more than a frame.
final class FrameGate: SerialExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Lets those go on who wait by now; each goes back to where it came from.
  func open() {
    let waiting = jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for job in waiting { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}

/// What tasks call to wait at a ``FrameGate``.
actor FrameWait {
  nonisolated let gate = FrameGate()
  nonisolated var unownedExecutor: UnownedSerialExecutor { gate.asUnownedSerialExecutor() }

  /// Returns when the gate opens; from then on the task is busy again.
  func pass(_ activity: TaskActivity?) { activity?.enter() }
}
