internal import ServerConnections
internal import Logging
internal import NIOCore
internal import ServerParts
internal import Synchronization

/// All open connections: admits them within the limits, and closes them together at the end.
final class ConnectionTable: Sendable {
  private struct State {
    var limits: ConnectionLimits
    var channels: [ConnectionLimits.ID: any Channel] = [:]
    var ids: [ObjectIdentifier: ConnectionLimits.ID] = [:]
    /// The watchers to notify when a client disconnects, by connection and number.
    var watchers: [ConnectionLimits.ID: [Int: @Sendable () -> Void]] = [:]
    var lastWatcher = 0
    var refusals = LogThrottle()
    var isStopping = false
  }

  private let state: Mutex<State>
  private let logger: Logger

  init(_ limits: ConnectionLimits, logger: Logger) {
    state = Mutex(State(limits: limits))
    self.logger = logger
  }

  /// The number of open connections.
  var count: Int { state.withLock { $0.channels.count } }

  /// Admits a connection, or returns `nil`; called on its event loop before anything is read.
  func open(_ channel: any Channel, from address: ClientAddress) -> ConnectionLimits.ID? {
    let now = NIODeadline.now()
    let (id, evicted, refusal) = state.withLock {
      state -> (ConnectionLimits.ID?, (any Channel)?, String?) in
      if state.isStopping { return (nil, nil, nil) }
      switch state.limits.open(from: address, at: now) {
      case .admit(let id, let closing):
        state.channels[id] = channel
        state.ids[ObjectIdentifier(channel)] = id
        return (id, closing.flatMap { state.channels[$0] }, nil)
      case .refuse(let limit):
        let count = state.refusals.count(at: now)
        return (nil, nil, count.map { limit.message(count: $0, address) })
      }
    }
    if let refusal { logger.warning("\(refusal)") }
    evicted?.close(promise: nil)
    guard let id else { return nil }
    channel.closeFuture.whenComplete { [self] _ in close(id, channel) }
    return id
  }

  /// Records the time since which the server waits for the client.
  func setWaiting(_ id: ConnectionLimits.ID, since moment: NIODeadline?) {
    state.withLock { $0.limits.setWaiting(id, since: moment) }
  }

  /// Notifies the watchers of a connection that its client has disconnected.
  func hangUp(_ id: ConnectionLimits.ID) {
    let watchers = state.withLock { $0.watchers.removeValue(forKey: id) } ?? [:]
    for watcher in watchers.values { watcher() }
  }

  /// Closes every connection in any state, and admits no other.
  func closeAll() {
    let channels = state.withLock { state in
      state.isStopping = true
      return Array(state.channels.values)
    }
    for channel in channels { channel.close(promise: nil) }
  }

  private func close(_ id: ConnectionLimits.ID, _ channel: any Channel) {
    state.withLock { state in
      state.limits.close(id)
      state.channels[id] = nil
      state.ids[ObjectIdentifier(channel)] = nil
    }
    hangUp(id)
  }
}

extension ConnectionTable {
  /// Runs `body`, and cancels it if the client of `channel` disconnects meanwhile.
  func cancellingOnHangUp<Value: Sendable>(
    of channel: any Channel, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let task = Task { try await body() }
    guard let end = watch(channel, { task.cancel() }) else {
      task.cancel()
      return try await task.value
    }
    defer { end() }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Calls `watcher` once when the client disconnects, until the returned function is called.
  ///
  /// Returns `nil` if the connection is closed already.
  private func watch(
    _ channel: any Channel, _ watcher: @escaping @Sendable () -> Void
  ) -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard let id = state.ids[ObjectIdentifier(channel)] else { return nil }
      state.lastWatcher += 1
      let number = state.lastWatcher
      state.watchers[id, default: [:]][number] = watcher
      return { [self] in self.state.withLock { $0.watchers[id]?[number] = nil } }
    }
  }
}

extension ConnectionLimits.Limit {
  fileprivate func message(count: Int, _ address: ClientAddress) -> String {
    let times = count == 1 ? "a connection" : "\(count) connections"
    return switch self {
    case .total: "Refused \(times): the server has as many as it may have."
    case .address: "Refused \(times): \(address) has as many as one address may have."
    }
  }
}
