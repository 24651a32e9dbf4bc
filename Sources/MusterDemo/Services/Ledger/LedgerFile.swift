internal import Foundation

/// A ledger in a file that several programs of one user may use at once.
struct LedgerFile: LedgerStorage {
  private let file: RecordFile<ServiceLedger>
  private let initial: ServiceLedger
  private let notify: @Sendable (String) -> Void

  /// Keeps the ledger at `path`; it begins as `initial`, and anew if the file is of no use.
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
    // A refusal is a result here, so that what it noted, such as a wrong password, is kept.
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
