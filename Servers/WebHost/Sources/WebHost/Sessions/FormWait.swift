/// A wait for the work of an app after a form, which the end of the wait's session also ends.
@MainActor
final class FormWait {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream(of: Void.self) }

  /// Ends the wait; does nothing if it has ended.
  func end() { continuation.finish() }

  /// Returns after the call of ``end()``.
  func untilEnd() async { for await _ in stream {} }
}
