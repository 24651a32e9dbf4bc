package import ScreenKitCore
internal import ScreenKitJson

/// What a recording of an app consists of, as lines of an asciicast of version 2.
///
/// Any player shows its frames; what else is in it, players pass over.
package enum Recording {
  /// The longest line that is read, in bytes; the longest paste fits.
  package static let longestLine = 64 << 20

  /// How the app was shown, since the same frames come only in the same circumstances.
  package struct Header: Hashable, Sendable {
    package var size: CellSize
    package var look: Look.Name
    package var colors: ColorDepth
    package var appearance: Appearance
    package var ambiguousWidth: AmbiguousWidth
    package var bidiOrder: BidiOrder
    package var isUnicode: Bool

    package init(
      size: CellSize, look: Look.Name = .terminal, colors: ColorDepth = .full,
      appearance: Appearance = .dark, ambiguousWidth: AmbiguousWidth = .narrow,
      bidiOrder: BidiOrder = .visual, isUnicode: Bool = true
    ) {
      (self.size, self.look, self.colors) = (size, look, colors)
      (self.appearance, self.ambiguousWidth) = (appearance, ambiguousWidth)
      (self.bidiOrder, self.isUnicode) = (bidiOrder, isUnicode)
    }
  }

  /// One thing that happened, at a time since the start.
  package struct Entry: Hashable, Sendable {
    package var time: ClockInstant
    package var kind: Kind

    package init(_ time: ClockInstant, _ kind: Kind) { (self.time, self.kind) = (time, kind) }
  }

  /// What can happen.
  package enum Kind: Hashable, Sendable {
    /// The app wrote the bytes of a frame.
    case output(String)
    /// The user did something; as bytes of a terminal that say so.
    case input(String)
    case resized(CellSize)
    /// The timers rang that were due.
    case timers
    /// Something else came about, such as the end of a task.
    case other
    /// The system asked something of the application.
    case request(ApplicationRequest)
  }
}

extension Recording.Header {
  /// The first line.
  package var line: String {
    let circumstances = [
      ("look", look.rawValue), ("colors", "\(colors)"), ("appearance", "\(appearance)"),
      ("ambiguous", ambiguousWidth.rawValue), ("order", bidiOrder.rawValue),
      ("glyphs", isUnicode ? "unicode" : "ascii"),
    ]
    let members = circumstances.map { "\"\($0)\":\(JsonText.quoted($1))" }.joined(separator: ",")
    // Without a time of day, so that the same run is recorded as the same bytes.
    return """
      {"version":2,"width":\(size.columns),"height":\(size.rows),"screenkit":{\(members)}}\n
      """
  }
}

extension Recording.Entry {
  /// Any further line.
  package var line: String {
    let (code, data) =
      switch kind {
      case .output(let text): ("o", text)
      case .input(let text): ("i", text)
      case .resized(let size): ("r", "\(size.columns)x\(size.rows)")
      case .timers: ("t", "")
      case .other: ("p", "")
      case .request(let request): ("a", "\(request)")
      }
    return "[\(seconds),\"\(code)\",\(JsonText.quoted(data))]\n"
  }

  /// To the nanosecond, since which timers are due depends on it.
  private var seconds: String {
    let digits = String(time.nanoseconds % 1_000_000_000)
    let fraction = String(repeating: "0", count: 9 - digits.count) + digits
    return "\(time.nanoseconds / 1_000_000_000).\(fraction)"
  }
}

extension ClockInstant {
  /// Whole nanoseconds since the clock began.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = sinceStart.components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  init(nanoseconds: Int64) { self.init(sinceStart: .nanoseconds(nanoseconds)) }
}
