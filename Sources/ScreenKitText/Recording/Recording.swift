import ScreenKitCore
internal import ScreenKitJson
internal import ScreenKitLooks

/// The format of a recording, an asciicast of version 2.
///
/// Any player shows the frames and ignores the additional entries.
enum Recording {
  /// The maximum length of a line in bytes; the longest paste fits.
  static let longestLine = 64 << 20

  /// The conditions of the display, which a replay needs in order to produce the same frames.
  struct Header: Hashable, Sendable {
    var size: CellSize
    /// The name of the look, one of the framework's or of the app's.
    var look: String
    var colors: ColorDepth
    var appearance: Appearance
    var ambiguousWidth: AmbiguousWidth
    var bidiOrder: BidiOrder
    var isUnicode: Bool

    init(
      size: CellSize, look: String = Look.Name.terminal.rawValue, colors: ColorDepth = .full,
      appearance: Appearance = .dark, ambiguousWidth: AmbiguousWidth = .narrow,
      bidiOrder: BidiOrder = .visual, isUnicode: Bool = true
    ) {
      (self.size, self.look, self.colors) = (size, look, colors)
      (self.appearance, self.ambiguousWidth) = (appearance, ambiguousWidth)
      (self.bidiOrder, self.isUnicode) = (bidiOrder, isUnicode)
    }
  }

  /// An event in a recording, at a time since the start.
  struct Entry: Hashable, Sendable {
    var time: ClockInstant
    var kind: Kind

    init(_ time: ClockInstant, _ kind: Kind) { (self.time, self.kind) = (time, kind) }
  }

  /// The kinds of entries.
  enum Kind: Hashable, Sendable {
    /// A frame that the app has written.
    case output(String)
    /// User input, as bytes of a terminal.
    case input(String)
    case resized(CellSize)
    /// The timers that were due have fired.
    case timers
    /// Another cause of a turn, such as the end of a task.
    case other
    /// A request of the system to the application.
    case request(ApplicationRequest)
    /// An action on a view.
    case action(RecordedAction)
  }
}

extension Recording.Header {
  /// The first line of the recording.
  var line: String {
    let circumstances = [
      ("look", look), ("colors", "\(colors)"), ("appearance", "\(appearance)"),
      ("ambiguous", ambiguousWidth.rawValue), ("order", bidiOrder.rawValue),
      ("glyphs", isUnicode ? "unicode" : "ascii"),
    ]
    let members = circumstances.map { "\"\($0)\":\(JsonText.quoted($1))" }.joined(separator: ",")
    // Without a time of day, so that equal runs have equal recordings.
    return """
      {"version":2,"width":\(size.columns),"height":\(size.rows),"screenkit":{\(members)}}\n
      """
  }
}

extension Recording.Entry {
  /// The line of the entry.
  var line: String {
    let (code, data) =
      switch kind {
      case .output(let text): ("o", text)
      case .input(let text): ("i", text)
      case .resized(let size): ("r", "\(size.columns)x\(size.rows)")
      case .timers: ("t", "")
      case .other: ("p", "")
      case .request(let request): ("a", "\(request)")
      case .action(let action): ("u", action.text)
      }
    return "[\(seconds),\"\(code)\",\(JsonText.quoted(data))]\n"
  }

  /// The time in seconds, exact to the nanosecond, since it determines which timers are due.
  private var seconds: String {
    let digits = String(time.nanoseconds % 1_000_000_000)
    let fraction = String(repeating: "0", count: 9 - digits.count) + digits
    return "\(time.nanoseconds / 1_000_000_000).\(fraction)"
  }
}

extension ClockInstant {
  /// The whole nanoseconds since the clock's start.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = sinceStart.components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  init(nanoseconds: Int64) { self.init(sinceStart: .nanoseconds(nanoseconds)) }
}
