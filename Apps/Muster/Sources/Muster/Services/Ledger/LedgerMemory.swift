internal import Synchronization

/// A ledger in memory, for tests.
final class LedgerMemory: LedgerStorage {
  private let ledger = Mutex(ServiceLedger())

  func update<Value: Sendable>(
    _ body: (inout ServiceLedger) throws(ServiceError) -> Value
  ) throws(ServiceError) -> Value {
    try ledger.withLock { ledger throws(ServiceError) in try body(&ledger) }
  }

  func read<Value: Sendable>(
    _ body: (ServiceLedger) throws(ServiceError) -> Value
  ) throws(ServiceError) -> Value {
    try body(ledger.withLock { $0 })
  }
}
