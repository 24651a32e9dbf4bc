internal import ServerParts

/// The order in which passwords are checked: a bounded queue that is fair between addresses.
///
/// A state machine without side effects; ``PasswordChecks`` carries out its decisions. The address
/// with the fewest requests is next, so that a client with a thousand logins delays another one by
/// a single check. Known devices have a separate line, which alternates with that of unknown
/// devices.
struct LoginQueue {
  /// The number of addresses whose logins are counted.
  private static let addressLimit = 10_000

  /// The limits of a queue.
  struct Limits: Sendable {
    /// The number of passwords checked at once.
    var lanes = 2
    /// The number of waiting logins in each line.
    var capacity = 16
    /// The number of logins of one address that wait or are checked.
    var perAddress = 8
  }

  /// A login's place in the queue.
  struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// The decision about a new login.
  enum Admission: Equatable {
    /// The password is checked now.
    case start
    /// The login waits, in the place of `displaced` if that is not `nil`.
    case wait(displaced: Ticket?)
    /// The queue is full.
    case refuse
  }

  private let limits: Limits
  private var lastNumber = 0
  private var running: [Ticket: ClientAddress] = [:]
  private var known = FairLine()
  private var strangers = FairLine()
  private var isStrangersTurn = false
  /// The logins of each address since the queue was empty.
  private var attempts: [ClientAddress: Int] = [:]

  init(_ limits: Limits = Limits()) { self.limits = limits }

  /// The number of logins that wait.
  var waitingCount: Int { known.count + strangers.count }

  mutating func makeTicket() -> Ticket {
    lastNumber += 1
    return Ticket(number: lastNumber)
  }

  /// Decides about a login from `address`.
  mutating func enter(_ ticket: Ticket, from address: ClientAddress, isKnown: Bool) -> Admission {
    if attempts.count >= Self.addressLimit { attempts = [:] }
    attempts[address, default: 0] += 1
    let busy = running.values.count { $0 == address }
    let waiting = known.count(of: address) + strangers.count(of: address)
    guard busy + waiting < limits.perAddress else { return .refuse }
    if running.count < limits.lanes {
      running[ticket] = address
      return .start
    }
    if isKnown { return known.add(ticket, address, limits.capacity, attempts) }
    return strangers.add(ticket, address, limits.capacity, attempts)
  }

  /// Frees the place of a login that was checked or cancelled, and returns the one to check next.
  mutating func leave(_ ticket: Ticket) -> Ticket? {
    guard running.removeValue(forKey: ticket) != nil else {
      known.remove(ticket)
      strangers.remove(ticket)
      return nil
    }
    defer { isStrangersTurn.toggle() }
    let next =
      isStrangersTurn
      ? strangers.removeNext(attempts) ?? known.removeNext(attempts)
      : known.removeNext(attempts) ?? strangers.removeNext(attempts)
    guard let next else {
      if running.isEmpty { attempts = [:] }
      return nil
    }
    running[next.ticket] = next.address
    return next.ticket
  }
}

/// Waiting logins; the first one of the address with the fewest requests is next.
private struct FairLine {
  typealias Ticket = LoginQueue.Ticket

  private var lines: [ClientAddress: [Ticket]] = [:]
  private(set) var count = 0

  func count(of address: ClientAddress) -> Int { lines[address]?.count ?? 0 }

  mutating func add(
    _ ticket: Ticket, _ address: ClientAddress, _ capacity: Int, _ attempts: [ClientAddress: Int]
  ) -> LoginQueue.Admission {
    var displaced: Ticket?
    if count >= capacity {
      // The last login of the address with the most requests is displaced, unless the new one's has
      // as many.
      guard
        let greediest = lines.keys.max(by: { attempts[$0, default: 0] < attempts[$1, default: 0] }),
        attempts[greediest, default: 0] > attempts[address, default: 0],
        let last = lines[greediest]?.last
      else { return .refuse }
      remove(last)
      displaced = last
    }
    lines[address, default: []].append(ticket)
    count += 1
    return .wait(displaced: displaced)
  }

  mutating func remove(_ ticket: Ticket) {
    for (address, line) in lines where line.contains(ticket) {
      lines[address] = line.count == 1 ? nil : line.filter { $0 != ticket }
      count -= 1
    }
  }

  mutating func removeNext(
    _ attempts: [ClientAddress: Int]
  ) -> (ticket: Ticket, address: ClientAddress)? {
    let heads = lines.compactMap { address, line in
      line.first.map { (ticket: $0, address: address) }
    }
    let next = heads.min {
      (attempts[$0.address, default: 0], $0.ticket.number)
        < (attempts[$1.address, default: 0], $1.ticket.number)
    }
    if let next { remove(next.ticket) }
    return next
  }
}
