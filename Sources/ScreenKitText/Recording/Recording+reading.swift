internal import ScreenKitCore
internal import ScreenKitJson
internal import ScreenKitLooks

/// An error in a recording, with its line.
struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  let line: Int
  let reason: String

  init(line: Int, reason: String) { (self.line, self.reason) = (line, reason) }

  var description: String { "line \(line): \(reason)" }
}

extension Recording.Header {
  /// Parses the first line.
  ///
  /// - Throws: ``RecordingError`` if the line is not a header of a recording.
  init(_ line: String) throws(RecordingError) {
    let members = try Recording.value(line, number: 1).members
    guard members["version"] == .number(2), case .number(let width)? = members["width"],
      case .number(let height)? = members["height"], let size = Recording.size(width, height)
    else { throw RecordingError(line: 1, reason: "this is no asciicast of version 2") }
    guard case .object(let parts)? = members["screenkit"],
      case let texts = JsonValue.Kind.object(parts).texts,
      let look = texts["look"],
      let colors = ColorDepth.allCases.first(where: { "\($0)" == texts["colors"] }),
      let appearance = Appearance.allCases.first(where: { "\($0)" == texts["appearance"] }),
      let width = texts["ambiguous"].flatMap(AmbiguousWidth.init),
      // Recordings of older versions have no order.
      let order = BidiOrder(rawValue: texts["order"] ?? BidiOrder.visual.rawValue),
      let glyphs = texts["glyphs"], ["unicode", "ascii"].contains(glyphs)
    else { throw RecordingError(line: 1, reason: "this was not recorded by --record") }
    self.init(
      size: size, look: look, colors: colors, appearance: appearance, ambiguousWidth: width,
      bidiOrder: order, isUnicode: glyphs == "unicode")
  }
}

extension Recording.Entry {
  /// Parses a line, whose number is `number`.
  ///
  /// - Returns: `nil` for an unknown kind of entry, which other programs may have added.
  /// - Throws: ``RecordingError`` if the line is invalid.
  init?(_ line: String, number: Int) throws(RecordingError) {
    guard case .array(let parts) = try Recording.value(line, number: number), parts.count == 3,
      case .number(let seconds) = parts[0].kind, 0...1_000_000 ~= seconds,
      case .string(let code) = parts[1].kind, case .string(let data) = parts[2].kind
    else { throw RecordingError(line: number, reason: "a time, a code and a text are expected") }
    guard let kind = try Recording.Kind(code, data, number) else { return nil }
    let nanoseconds = Int64((seconds * 1_000_000_000).rounded())
    self.init(ClockInstant(nanoseconds: nanoseconds), kind)
  }
}

extension Recording.Kind {
  fileprivate init?(_ code: String, _ data: String, _ line: Int) throws(RecordingError) {
    switch code {
    case "o": self = .output(data)
    case "i": self = .input(data)
    case "r":
      let parts = data.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard parts.count == 2, let width = parts[0], let height = parts[1],
        let size = Recording.size(width, height)
      else { throw RecordingError(line: line, reason: "a size such as 80x24 is expected") }
      self = .resized(size)
    case "t": self = .timers
    case "p": self = .other
    case "a":
      let known: [ApplicationRequest] = [
        .enterBackground, .enterForeground, .releaseMemory, .timeChanged, .terminate,
      ]
      guard let request = known.first(where: { "\($0)" == data }) else {
        throw RecordingError(line: line, reason: "no such request to an app")
      }
      self = .request(request)
    case "u":
      guard let action = RecordedAction(data) else {
        throw RecordingError(line: line, reason: "no such action")
      }
      self = .action(action)
    default: return nil
    }
  }
}

extension Recording {
  fileprivate static func value(
    _ line: String, number: Int
  ) throws(RecordingError) -> JsonValue.Kind {
    do {
      return try JsonParser.parse(line, longest: longestLine).kind
    } catch {
      throw RecordingError(line: number, reason: error.reason)
    }
  }

  /// Returns a size, or `nil` if it is invalid or has more cells than the largest window.
  fileprivate static func size(_ width: Double, _ height: Double) -> CellSize? {
    let limit = TerminalSize.limit
    guard let columns = Int(exactly: width), let rows = Int(exactly: height),
      0...0xFFFF ~= columns, 0...0xFFFF ~= rows, columns * rows <= limit.width * limit.height
    else { return nil }
    return CellSize(columns: columns, rows: rows)
  }
}

extension JsonValue.Kind {
  fileprivate var members: [String: JsonValue.Kind] {
    guard case .object(let members) = self else { return [:] }
    return Dictionary(members.map { ($0.name, $0.value.kind) }) { first, _ in first }
  }

  fileprivate var texts: [String: String] {
    members.compactMapValues { if case .string(let text) = $0 { text } else { nil } }
  }
}
