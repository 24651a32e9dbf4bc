internal import ServerParts
internal import NIOCore
internal import Synchronization

/// The open connections, limited in total and for each address.
final class ConnectionCount: Sendable {
  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var counts: [ClientAddress: Int] = [:]
    var isStopping = false
  }

  private let total: Int
  private let perAddress: Int
  /// Addresses of proxies, each of which serves many clients.
  private let exempt: Set<ClientAddress>
  private let state = Mutex(State())

  init(total: Int, perAddress: Int, exempt: Set<ClientAddress>) {
    (self.total, self.perAddress, self.exempt) = (total, perAddress, exempt)
  }

  /// The number of open connections.
  var count: Int { state.withLock { $0.channels.count } }

  /// Counts a new connection until it is closed; returns `false` beyond a limit.
  func open(_ channel: any Channel, from address: ClientAddress) -> Bool {
    let isOpen = state.withLock { state in
      let count = state.counts[address, default: 0]
      guard !state.isStopping, state.channels.count < total,
        count < perAddress || exempt.contains(address)
      else { return false }
      state.channels[ObjectIdentifier(channel)] = channel
      state.counts[address] = count + 1
      return true
    }
    guard isOpen else { return false }
    channel.closeFuture.whenComplete { [self] _ in close(channel, from: address) }
    return true
  }

  /// Closes all connections, and accepts no more.
  func closeAll() {
    let channels = state.withLock { state in
      state.isStopping = true
      return Array(state.channels.values)
    }
    for channel in channels { channel.close(promise: nil) }
  }

  private func close(_ channel: any Channel, from address: ClientAddress) {
    state.withLock { state in
      state.channels[ObjectIdentifier(channel)] = nil
      let left = state.counts[address, default: 1] - 1
      state.counts[address] = left == 0 ? nil : left
    }
  }
}
