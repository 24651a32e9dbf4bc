internal import Foundation

/// A ledger in a file that several programs of one user may use at once.
struct LedgerFile: LedgerStorage {
  private let file: RecordFile<ServiceLedger>
  private let initial: ServiceLedger

  /// Keeps the ledger at `path`; it begins as `initial`.
  init(path: String, initial: ServiceLedger) {
    (file, self.initial) = (RecordFile(path: path), initial)
  }

  func update<Value: Sendable>(
    _ body: (inout ServiceLedger) throws(ServiceError) -> Value
  ) throws(ServiceError) -> Value {
    // A refusal is a result here, so that what it noted, such as a wrong password, is kept.
    try storing {
      try file.update(initial: initial) { ledger in
        Result { () throws(ServiceError) in try body(&ledger) }
      }.value
    }.get()
  }

  func read<Value: Sendable>(
    _ body: (ServiceLedger) throws(ServiceError) -> Value
  ) throws(ServiceError) -> Value {
    try body(storing { try file.read().value } ?? initial)
  }

  private func storing<Value>(_ body: () throws -> Value) throws(ServiceError) -> Value {
    do {
      return try body()
    } catch {
      throw .storage("\(error)")
    }
  }
}
