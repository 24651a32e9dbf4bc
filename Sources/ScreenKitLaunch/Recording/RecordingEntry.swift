public import ScreenKitCore
internal import ScreenKitJson

/// A line of a recording after the header: a frame or the cause of a turn, with its time.
///
/// The lines have the format asciicast, version 2. Players show the frames and ignore the
/// rest.
public struct RecordingEntry: Hashable, Sendable {
  /// The kinds of entries.
  public enum Kind: Hashable, Sendable {
    /// A frame of the app in the backend's format, such as a terminal's bytes.
    case frame(String)
    /// An event, as the loop processed it; input to masked fields has `*` for each character.
    case event(Event)
    /// The timers that were due have fired.
    case timers
    /// Another cause of a turn, such as the end of a task.
    case other
  }

  /// The time since the start of the recording.
  public var time: ClockInstant
  /// The frame or the cause.
  public var kind: Kind

  /// Creates an entry.
  public init(_ time: ClockInstant, _ kind: Kind) { (self.time, self.kind) = (time, kind) }

  /// The line, with its line feed.
  public var line: String {
    let (code, data) = kind.codeAndData
    return "[\(seconds),\"\(code)\",\(JsonText.quoted(data))]\n"
  }

  /// The time in seconds, exact to the nanosecond, since due timers depend on it.
  private var seconds: String {
    let digits = String(time.nanoseconds % 1_000_000_000)
    let fraction = String(repeating: "0", count: 9 - digits.count) + digits
    return "\(time.nanoseconds / 1_000_000_000).\(fraction)"
  }

  /// Parses a line, whose number is `number`.
  ///
  /// - Returns: `nil` for an unknown kind of entry, which other programs may have added.
  /// - Throws: ``RecordingError`` if the line is invalid.
  public init?(_ line: String, number: Int) throws(RecordingError) {
    guard case .array(let parts) = try RecordingLine.value(line, number: number), parts.count == 3,
      case .number(let seconds) = parts[0].kind, 0...1_000_000 ~= seconds,
      case .string(let code) = parts[1].kind, case .string(let data) = parts[2].kind
    else { throw RecordingError(line: number, reason: "a time, a code and a text are expected") }
    guard let kind = try Kind(code, data, number) else { return nil }
    let nanoseconds = Int64((seconds * 1_000_000_000).rounded())
    self.init(ClockInstant(nanoseconds: nanoseconds), kind)
  }
}

extension RecordingEntry.Kind {
  fileprivate var codeAndData: (String, String) {
    switch self {
    case .frame(let text): ("o", text)
    case .event(.resized(let size)): ("r", "\(size.width)x\(size.height)")
    case .event(.application(let request)): ("a", "\(request)")
    case .event(.action(let action, let target)):
      ("u", RecordedAction(action, on: target).text)
    case .event(let event): ("e", event.recordedText ?? "")
    case .timers: ("t", "")
    case .other: ("p", "")
    }
  }

  fileprivate init?(_ code: String, _ data: String, _ line: Int) throws(RecordingError) {
    switch code {
    case "o": self = .frame(data)
    case "r":
      let parts = data.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1],
        let size = RecordingLine.size(width, height)
      else { throw RecordingError(line: line, reason: "a size such as 80x24 is expected") }
      self = .event(.resized(size))
    case "t": self = .timers
    case "p": self = .other
    case "a":
      let known: [ApplicationRequest] = [
        .enterBackground, .enterForeground, .releaseMemory, .timeChanged, .terminate,
      ]
      guard let request = known.first(where: { "\($0)" == data }) else {
        throw RecordingError(line: line, reason: "no such request to an app")
      }
      self = .event(.application(request))
    case "u":
      guard let recorded = RecordedAction(data) else {
        throw RecordingError(line: line, reason: "no such action")
      }
      self = .event(.action(recorded.action, on: recorded.target))
    case "e":
      guard let event = Event(recordedText: data) else {
        throw RecordingError(line: line, reason: "no such event")
      }
      self = .event(event)
    default: return nil
    }
  }
}

extension ClockInstant {
  /// The whole nanoseconds since the clock's start.
  package var nanoseconds: Int64 {
    let (seconds, attoseconds) = sinceStart.components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  package init(nanoseconds: Int64) { self.init(sinceStart: .nanoseconds(nanoseconds)) }
}
