internal import Foundation
internal import ScreenKitOffline

/// A ledger in a file that several processes of one user may use at the same time.
struct LedgerFile: LedgerStorage {
  private let file: RecordFile<ServiceLedger>
  private let initial: ServiceLedger
  private let notify: @Sendable (String) -> Void

  /// Creates a ledger at `path`; a new or unusable file begins as `initial`.
  init(
    path: String, memory: MemoryFiles?, initial: ServiceLedger,
    notify: @escaping @Sendable (_ notice: String) -> Void
  ) {
    file = RecordFile(path: path, memory: memory)
    (self.initial, self.notify) = (initial, notify)
  }

  func update<Value: Sendable>(
    _ body: (inout ServiceLedger) throws(ServiceError) -> Value
  ) throws(ServiceError) -> Value {
    // An error of `body` becomes a result, so that changes such as a counted failure are saved.
    try storing {
      try file.update(initial: initial) { ledger in
        Result { () throws(ServiceError) in try body(&ledger) }
      }
    }.get()
  }

  func read<Value: Sendable>(
    _ body: (ServiceLedger) throws(ServiceError) -> Value
  ) throws(ServiceError) -> Value {
    try body(storing { try file.read() } ?? initial)
  }

  private func storing<Value>(
    _ body: () throws -> RecordOutcome<Value>
  ) throws(ServiceError) -> Value {
    do {
      let outcome = try body()
      if let notice = outcome.notice { notify(notice) }
      return outcome.value
    } catch {
      throw .storage(RecordError(error).text(after: "The app's own data cannot be used"))
    }
  }
}
