/// Where a ledger is kept.
protocol LedgerStorage: Sendable {
  /// Changes the ledger; what was changed before `body` throws is kept too.
  func update<Value: Sendable>(
    _ body: (inout ServiceLedger) throws(ServiceError) -> Value
  ) throws(ServiceError) -> Value

  /// Reads the ledger.
  func read<Value: Sendable>(
    _ body: (ServiceLedger) throws(ServiceError) -> Value
  ) throws(ServiceError) -> Value
}
