internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension URLSessionTask {
  /// Cancels it; called on the delegate queue of its session, which it holds until that is done.
  ///
  /// On Linux a task is cancelled in two steps on a queue of its own. If its delegate is told of the
  /// end between them, the second step looks for a task that is forgotten, and ends the process.
  func stop() {
    cancel()
    #if canImport(FoundationNetworking)
      // To ask for the priority is to wait for that queue; the first step may come late as well.
      for _ in 1...2 { _ = priority }
    #endif
  }
}
