internal import Synchronization

/// The figures of a host, counted since its start, for a monitoring system.
final class HostMetrics: Sendable {
  /// A figure that only grows.
  enum Counter: String, CaseIterable {
    case pages, joins, restores, copies, messages, frames, refused, forgotten, sockets
    case messageBytes = "message_bytes"
    case frameBytes = "frame_bytes"
    case givenUp = "given_up"
    case longTurns = "long_turns"
    case refusedActions = "refused_actions"
    case turns
    case turnMicroseconds = "turn_microseconds"

    /// The sentence that explains the figure.
    var help: String {
      switch self {
      case .pages: "First pages made."
      case .joins: "Sockets that joined a session."
      case .restores: "Sessions restored from the store."
      case .copies: "Sessions copied for a second page."
      case .messages: "Messages of clients."
      case .frames: "Messages to clients."
      case .refused: "Requests and joins refused."
      case .forgotten: "Sessions that no socket joined in time."
      case .sockets: "Sockets opened."
      case .messageBytes: "Bytes of the messages of clients."
      case .frameBytes: "Bytes of the messages to clients."
      case .givenUp: "Sessions that another process has claimed."
      case .longTurns: "Turns of more than 50 ms."
      case .turns: "Turns of sessions, for messages and timers."
      case .turnMicroseconds: "Time of all turns, with the making of their frames."
      case .refusedActions: "Actions on views that were covered, hidden or disabled."
      }
    }
  }

  private let counts = Mutex([Int](repeating: 0, count: Counter.allCases.count))

  /// Adds to a figure.
  func add(_ amount: Int = 1, to counter: Counter) {
    guard let index = Counter.allCases.firstIndex(of: counter) else { return }
    counts.withLock { $0[index] += amount }
  }

  /// Returns a figure.
  func count(_ counter: Counter) -> Int {
    Counter.allCases.firstIndex(of: counter).map { index in counts.withLock { $0[index] } } ?? 0
  }

  /// Returns all figures in the text format of Prometheus.
  ///
  /// - Parameter gauges: Figures that go up and down: name, explanation, value.
  /// - Returns: The text.
  func text(_ gauges: [(String, String, Int)]) -> String {
    let counts = counts.withLock { $0 }
    let counters = zip(Counter.allCases, counts).map { counter, count in
      Self.lines("\(counter.rawValue)_total", counter.help, "counter", count)
    }
    return (counters + gauges.map { Self.lines($0, $1, "gauge", $2) }).joined()
  }

  private static func lines(_ name: String, _ help: String, _ type: String, _ value: Int) -> String
  {
    let name = "screenkit_web_\(name)"
    return "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n\(name) \(value)\n"
  }
}
