/// A token that keeps an observation alive, until ``cancel()`` or the release of the token.
@MainActor
public final class ObservationToken {
  let observer: AnyObserver

  @usableFromInline
  init(_ observer: AnyObserver) { self.observer = observer }

  /// Ends the observation; its closure is not called again, not even in the current round.
  public func cancel() { observer.end() }

  isolated deinit { observer.end() }
}
