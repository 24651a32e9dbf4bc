internal import Dispatch

/// Runs an actor on a thread that may wait for the network, outside of the threads of other tasks.
final class StoreQueue: SerialExecutor {
  private let queue = DispatchQueue(label: "PostgresStore")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}
