internal import NIOCore
internal import ServerParts

/// The decision about each new connection: admitted, admitted in the place of another, or refused.
///
/// A state machine without side effects. Connections that wait for their client are closed for new
/// ones, first those of the address with the most connections. A connection is never closed while
/// the server works for it.
struct ConnectionLimits {
  /// The numbers of connections that may be open.
  struct Limits: Sendable {
    /// The maximum number of all connections together.
    var total = 1_024
    /// The maximum number of connections of one address.
    var perAddress = 256
  }

  /// The number of a connection.
  struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// The limit that a connection was refused for.
  enum Limit: Hashable, Sendable { case total, address }

  /// The decision about a new connection.
  enum Decision: Equatable {
    /// The connection is admitted; `closing` is closed to make room.
    case admit(ID, closing: ID?)
    case refuse(Limit)
  }

  private struct Entry {
    let address: ClientAddress
    /// The moment since which the server waits for the client; `nil` while it works.
    var waitingSince: NIODeadline?
  }

  private let limits: Limits
  /// Addresses of front servers, each of which serves many clients.
  private let exempt: Set<ClientAddress>
  private var lastNumber = 0
  private var entries: [ID: Entry] = [:]
  private var counts: [ClientAddress: Int] = [:]

  init(_ limits: Limits = Limits(), exempt: Set<ClientAddress> = []) {
    (self.limits, self.exempt) = (limits, exempt)
  }

  /// The number of open connections.
  var count: Int { entries.count }

  /// The number of open connections of one address.
  func count(of address: ClientAddress) -> Int { counts[address] ?? 0 }

  /// Decides about a new connection from `address`.
  mutating func open(from address: ClientAddress, at now: NIODeadline) -> Decision {
    var closing: ID?
    if !exempt.contains(address), count(of: address) >= limits.perAddress {
      closing = longestWaiting { $0 == address }
      guard closing != nil else { return .refuse(.address) }
    } else if count >= limits.total {
      closing = longestWaitingOfGreediest()
      guard closing != nil else { return .refuse(.total) }
    }
    if let closing { close(closing) }
    lastNumber += 1
    let id = ID(number: lastNumber)
    entries[id] = Entry(address: address, waitingSince: now)
    counts[address, default: 0] += 1
    return .admit(id, closing: closing)
  }

  /// Records the time since which the server waits for the client; `nil` while it works for it.
  mutating func setWaiting(_ id: ID, since moment: NIODeadline?) {
    entries[id]?.waitingSince = moment
  }

  /// Removes a connection that is closed; does nothing if that happened before.
  mutating func close(_ id: ID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    let left = count(of: entry.address) - 1
    counts[entry.address] = left == 0 ? nil : left
  }

  private func longestWaitingOfGreediest() -> ID? {
    var greediest: (address: ClientAddress, count: Int)?
    // Only addresses with a connection that can be closed.
    for entry in entries.values where entry.waitingSince != nil {
      let count = count(of: entry.address)
      if count > greediest?.count ?? 0 { greediest = (entry.address, count) }
    }
    return greediest.flatMap { greediest in longestWaiting { $0 == greediest.address } }
  }

  private func longestWaiting(_ isWanted: (ClientAddress) -> Bool) -> ID? {
    var found: (id: ID, since: NIODeadline)?
    for (id, entry) in entries where isWanted(entry.address) {
      guard let since = entry.waitingSince else { continue }
      let isLonger = found.map { (since, id.number) < ($0.since, $0.id.number) } ?? true
      if isLonger { found = (id, since) }
    }
    return found?.id
  }
}
