internal import Foundation
internal import MusterAPI
internal import ServerParts

/// The delays after wrong passwords: whether a login is checked now, or has to wait.
///
/// A state machine without side effects. Failures count for a name at one address, so that an
/// attacker elsewhere cannot lock out a user. A device that has logged in before counts separately.
/// Each address has a budget for names without a proof.
struct LoginDelays {
  /// The name, address or device for which failures are counted.
  struct Login: Hashable, Sendable {
    let name: String
    /// The salt of the user's password, so that a new password starts a new count.
    let salt: [UInt8]
    let address: ClientAddress
    let device: DeviceProofs.DeviceID?
  }

  /// The decision about a login.
  enum Decision: Equatable {
    /// The password is checked. If it is wrong, the next login has to wait until `lockedAfter`.
    case attempt(lockedAfter: Date?)
    /// No password is checked before this moment.
    case locked(until: Date)
  }

  private enum Claim: Hashable {
    case device(DeviceProofs.DeviceID, name: String)
    case pair(ClientAddress, name: String, salt: [UInt8])

    init(_ login: Login) {
      self =
        login.device.map { .device($0, name: login.name) }
        ?? .pair(login.address, name: login.name, salt: login.salt)
    }
  }

  private struct Entry {
    var lockout = Lockout()
    var touched: Date
  }

  private let capacity: Int
  private var entries: [Claim: Entry] = [:]
  private var budgets: [ClientAddress: FailureBudget] = [:]

  /// Creates a machine that keeps at most `capacity` entries, and as many budgets.
  init(capacity: Int = 20_000) { self.capacity = capacity }

  /// The number of entries.
  var count: Int { entries.count }

  /// The number of addresses with a stored budget.
  var budgetCount: Int { budgets.count }

  /// Decides about a login, and counts it as wrong before its password is checked.
  ///
  /// Therefore simultaneous logins cannot try more passwords than consecutive ones.
  mutating func begin(_ login: Login, at now: Date) -> Decision {
    let claim = Claim(login)
    var entry = entries[claim] ?? Entry(touched: now)
    if let end = entry.lockout.end(at: now) { return .locked(until: end) }
    if login.device == nil {
      if budgets[login.address] == nil, budgets.count >= capacity { forgetBudgets(at: now) }
      if let end = budgets[login.address, default: FailureBudget(at: now)].spend(at: now) {
        return .locked(until: end)
      }
    }
    entry.lockout.fail(at: now)
    entry.touched = now
    if entries[claim] == nil, entries.count >= capacity { forgetOldest() }
    entries[claim] = entry
    return .attempt(lockedAfter: entry.lockout.end(at: now))
  }

  /// Undoes the count of a login whose password was not checked.
  mutating func undoFailure(of login: Login) {
    entries[Claim(login)]?.lockout.undoFailure()
    if login.device == nil { budgets[login.address]?.refund() }
  }

  /// Removes the count of wrong passwords before a right one.
  mutating func succeed(_ login: Login) {
    entries[Claim(login)] = nil
    if login.device == nil { budgets[login.address]?.refund() }
  }

  /// Removes the older half of the entries.
  private mutating func forgetOldest() {
    let median = entries.values.map(\.touched).sorted()[entries.count / 2]
    entries = entries.filter { $0.value.touched > median }
  }

  /// Removes the budgets that are full again, and the older half of the others if they are many.
  private mutating func forgetBudgets(at now: Date) {
    budgets = budgets.filter { !$0.value.isFull(at: now) }
    guard budgets.count > capacity / 2 else { return }
    let median = budgets.values.map(\.updated).sorted()[budgets.count / 2]
    budgets = budgets.filter { $0.value.updated > median }
  }
}

/// The budget of wrong passwords of one address for all names: fifty, and two more a minute.
private struct FailureBudget {
  private static let limit = 50.0
  /// The time until one more wrong password is allowed, in seconds.
  private static let interval = 30.0

  private var left = limit
  private(set) var updated: Date

  init(at now: Date) { updated = now }

  /// Consumes one of the budget, or returns the moment at which one is available again.
  mutating func spend(at now: Date) -> Date? {
    left = available(at: now)
    updated = now
    guard left >= 1 else { return now.addingTimeInterval((1 - left) * Self.interval) }
    left -= 1
    return nil
  }

  mutating func refund() { left = min(Self.limit, left + 1) }

  func isFull(at now: Date) -> Bool { available(at: now) >= Self.limit }

  /// Returns the rest of the budget; a clock that was set back neither adds nor removes any.
  private func available(at now: Date) -> Double {
    min(Self.limit, left + max(0, now.timeIntervalSince(updated)) / Self.interval)
  }
}
