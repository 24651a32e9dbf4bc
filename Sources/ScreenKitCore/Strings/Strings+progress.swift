extension Strings {
  /// The texts of ongoing work.
  public struct Progress: Sendable {
    /// The completed amount, and the whole amount.
    public var of: @Sendable (String, String) -> String = { "\($0) of \($1)" }
    /// The completed amount per second.
    public var perSecond: @Sendable (String) -> String = { "\($0)/s" }
    /// The remaining time, such as `1:05`.
    public var remaining: @Sendable (String) -> String = { "\($0) left" }

    init() {}
  }
}
