/// A round of observations that did not come to rest, since observers write what they observe.
///
/// In debug builds it traps. In release builds the round ends, observers that were still to be
/// called are not called, and the application receives this error at the end of its turn, as if
/// an action had thrown it. Without an application nobody receives it.
public struct ObservationLoopError: Error, Hashable {
  /// The steps that the round took.
  public let steps: Int
  /// The observers that wrote last: each with the model, the property and the place of registration.
  public let observers: [String]
}

extension ObservationLoopError: CustomStringConvertible {
  /// The error as a sentence that names the observers.
  public var description: String {
    """
    observe: a round did not come to rest after \(steps) steps; these observers write what they \
    or each other observe: \(observers.joined(separator: "; "))
    """
  }
}
