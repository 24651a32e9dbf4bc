import Synchronization

/// A gate at which tasks wait for the next frame.
///
/// The gate is an executor. A task that calls ``FrameWait/wait(_:)`` becomes a job, which the
/// executor keeps until the gate opens. A continuation would resume through another thread, which
/// takes longer than a frame.
final class FrameGate: SerialExecutor {
  private struct Jobs {
    var waiting: [UnownedJob] = []
    /// The storage of the last released jobs, for reuse.
    var spare: [UnownedJob] = []
  }

  private let jobs = Mutex(Jobs())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.waiting.append(job) }
  }

  /// Runs the waiting jobs; each task then continues on its own executor.
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

/// An actor whose calls make tasks wait at a ``FrameGate``.
actor FrameWait {
  nonisolated let gate = FrameGate()
  nonisolated var unownedExecutor: UnownedSerialExecutor { gate.asUnownedSerialExecutor() }

  /// Returns when the gate opens; from then on the task counts as busy.
  func wait(_ activity: TaskActivity?) { activity?.enter() }
}
