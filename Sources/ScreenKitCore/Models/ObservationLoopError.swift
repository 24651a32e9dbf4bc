/// An error of observers that write their own observed values, or each other's, without end.
///
/// In debug builds such a loop traps. In release builds the round ends, the remaining observers are
/// not called, and the application receives this error at the end of its turn, as if an action had
/// thrown it. Without an application the error is dropped.
public struct ObservationLoopError: Error, Hashable {
  /// The number of steps of the round.
  public let steps: Int
  /// The observers that wrote last: each with the model, the property and the place of
  /// registration.
  public let observers: [String]
}

extension ObservationLoopError: CustomStringConvertible {
  /// The error as a sentence that names the observers.
  public var description: String {
    """
    observe: the observers did not finish after \(steps) steps; these observers write properties \
    that they observe: \(observers.joined(separator: "; ")) (SK402)
    """
  }
}
