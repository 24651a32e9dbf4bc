import Synchronization

/// The place where tasks wait for a frame.
///
/// It is an executor: a task that calls ``FrameWait/wait(_:)`` becomes a job, and the executor
/// keeps the job until the gate opens. A continuation would resume through another thread, which
/// takes longer than a frame.
final class FrameGate: SerialExecutor {
  private struct Jobs {
    var waiting: [UnownedJob] = []
    /// The memory of the last released jobs, to be used again.
    var spare: [UnownedJob] = []
  }

  private let jobs = Mutex(Jobs())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.waiting.append(job) }
  }

  /// Runs the jobs that wait now; each task then continues on its own executor.
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

/// An actor that tasks call to wait at a ``FrameGate``.
actor FrameWait {
  nonisolated let gate = FrameGate()
  nonisolated var unownedExecutor: UnownedSerialExecutor { gate.asUnownedSerialExecutor() }

  /// Returns when the gate opens; from then on the task counts as busy.
  func wait(_ activity: TaskActivity?) { activity?.enter() }
}
