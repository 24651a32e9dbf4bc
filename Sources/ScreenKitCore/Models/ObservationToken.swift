/// A token that keeps an observation alive; it ends on ``cancel()`` or when the token is released.
@MainActor
public final class ObservationToken {
  let observer: AnyObserver

  @usableFromInline
  init(_ observer: AnyObserver) { self.observer = observer }

  /// Ends the observation; it is not called again, not even in a round that is running.
  public func cancel() { observer.end() }

  isolated deinit { observer.end() }
}
