internal import Synchronization

/// The messages about failures of files on a device that the user has not seen yet.
public final class RecordNotices: Sendable {
  private let texts = Mutex<[String]>([])

  /// Creates an empty list.
  public init() {}

  /// Adds a message.
  public func add(_ notice: String) { texts.withLock { $0.append(notice) } }

  /// Returns the messages since the last call, and removes them.
  public func takeAll() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }

  /// Performs an operation on a file; adds a message if it fails or finds a damaged file.
  ///
  /// - Parameters:
  ///   - failure: The beginning of the message for an error; the reason is appended.
  ///   - body: Reads or changes the file.
  /// - Returns: The value; `nil` after an error.
  @discardableResult
  public func perform<Value>(
    _ failure: String = "A file cannot be used", _ body: () throws -> RecordOutcome<Value>
  ) -> Value? {
    do {
      let outcome = try body()
      if let notice = outcome.notice { add(notice) }
      return outcome.value
    } catch {
      add(RecordError(error).text(after: failure))
      return nil
    }
  }
}
