/// One reported change of an observed value.
public struct Change<Value> {
  /// The value after the write.
  public let new: Value
  /// The previously reported value; `nil` for a first report, or if the value was not kept.
  ///
  /// Values without references are always kept, and so are values that a path computes or reads
  /// through another model. Other values are kept only for observers with `keepingOld`, since a
  /// kept old value turns the next change in place of a collection into a copy.
  public let old: Value?

  @inlinable
  init(new: Value, old: Value?) {
    self.new = new
    self.old = old
  }
}

extension Change: Sendable where Value: Sendable {}
extension Change: Equatable where Value: Equatable {}
