import Logging
import Synchronization

/// The lines that a host has logged.
final class LogRecord: Sendable {
  private let stored = Mutex<[String]>([])

  var lines: [String] { stored.withLock { $0 } }

  var logger: Logger { Logger(label: "test") { _ in Handler(record: self) } }

  fileprivate func add(_ line: String) { stored.withLock { $0.append(line) } }

  private struct Handler: LogHandler {
    let record: LogRecord
    var metadata = Logger.Metadata()
    var logLevel = Logger.Level.warning

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { record.add("\(event.message)") }
  }
}
