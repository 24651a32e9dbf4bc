internal import Dispatch

/// An executor that runs an actor on a separate thread, which may wait for the network.
final class StoreQueue: SerialExecutor {
  private let queue = DispatchQueue(label: "PostgresStore")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}
