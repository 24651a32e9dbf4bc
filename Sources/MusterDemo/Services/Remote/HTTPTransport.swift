internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Sends requests one by one, each within a time limit, and keeps nothing of them.
final class HTTPTransport: Sendable {
  /// Waits for as long as an answer may take; exchanged where a test decides it.
  typealias Patience = @Sendable () async throws -> Void

  private let session: URLSession
  private let receiver: HTTPReceiver
  private let patience: Patience

  /// Makes a transport for answers of at most `limit` bytes.
  init(limit: Int, patience: @escaping Patience) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    receiver = HTTPReceiver(limit: limit)
    session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    self.patience = patience
  }

  // Whatever was sent has ended, or is being stopped.
  deinit { session.finishTasksAndInvalidate() }

  /// Sends `request` and gives what came of it, also when it is called off.
  func send(_ request: URLRequest) async throws(ServiceError) -> HTTPAnswer {
    let task = session.dataTask(with: request)
    let watch = Task {
      try await patience()
      give(up: task, .timedOut)
    }
    defer { watch.cancel() }
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        receiver.expect(task, waiter)
        task.resume()
        if Task.isCancelled { give(up: task, .cancelled) }
      }
    } onCancel: {
      give(up: task, .cancelled)
    }.get()
  }

  private func give(up task: URLSessionDataTask, _ reason: ServiceError) {
    receiver.end(task, .failure(reason))
    session.delegateQueue.addOperation { task.stop() }
  }
}
