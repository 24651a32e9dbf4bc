internal import Synchronization

/// The messages of one socket on their way from its event loop to the main actor.
///
/// All messages that have arrived when the main actor reads form one batch, which one frame
/// answers.
final class SocketPump: SocketReader {
  /// The messages and the end that have arrived since the last call of ``drain()``.
  struct Batch {
    var messages: [String] = []
    var hasEnded = false
  }

  private struct State {
    var batch = Batch()
    var bytes = 0
    var isWaiting = false
    var writer: SocketWriter?
  }

  /// The maximum number of bytes that wait for the main actor.
  private static let limit = 1 << 20

  let request: SocketRequest
  private let state = Mutex(State())
  private let metrics: HostMetrics
  private let wake: @Sendable (SocketPump) -> Void

  /// Creates the pump of a new socket.
  ///
  /// - Parameters:
  /// - request: The accepted request.
  /// - metrics: The figures of the host.
  /// - wake: Schedules a call of ``drain()`` on the main actor; called once until then.
  init(
    _ request: SocketRequest, _ metrics: HostMetrics, wake: @escaping @Sendable (SocketPump) -> Void
  ) {
    (self.request, self.metrics, self.wake) = (request, metrics, wake)
  }

  func begin(_ writer: SocketWriter) {
    metrics.add(to: .sockets)
    state.withLock { $0.writer = writer }
  }

  func read(_ message: String) {
    metrics.add(to: .messages)
    metrics.add(message.utf8.count, to: .messageBytes)
    let isTooMuch = change { state in
      state.bytes += message.utf8.count
      guard state.bytes <= Self.limit else { return true }
      state.batch.messages.append(message)
      return false
    }
    if isTooMuch { close(.busy) }
  }

  func readEnd() {
    _ = change { state in
      state.batch.hasEnded = true
      state.writer = nil
      return false
    }
  }

  /// Removes and returns the arrived messages.
  func drain() -> Batch {
    state.withLock { state in
      defer { (state.batch, state.bytes, state.isWaiting) = (Batch(), 0, false) }
      return state.batch
    }
  }

  /// Sends messages to the client; they are dropped if it has disconnected.
  func send(_ texts: [String]) {
    metrics.add(texts.count, to: .frames)
    metrics.add(texts.reduce(0) { $0 + $1.utf8.count }, to: .frameBytes)
    state.withLock { $0.writer }?.send(texts)
  }

  /// Closes the connection once everything is sent.
  func close(_ closing: SocketClosing) { state.withLock { $0.writer }?.close(closing) }

  private func change(_ body: (inout State) -> Bool) -> Bool {
    let (result, isFirst) = state.withLock { state in
      let result = body(&state)
      defer { state.isWaiting = true }
      return (result, !state.isWaiting)
    }
    if isFirst { wake(self) }
    return result
  }
}
