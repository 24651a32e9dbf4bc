/// The storage of a ledger.
protocol LedgerStorage: Sendable {
  /// Changes the ledger; changes made before `body` throws are kept too.
  func update<Value: Sendable>(
    _ body: (inout ServiceLedger) throws(ServiceError) -> Value
  ) throws(ServiceError) -> Value

  /// Reads the ledger.
  func read<Value: Sendable>(
    _ body: (ServiceLedger) throws(ServiceError) -> Value
  ) throws(ServiceError) -> Value
}
