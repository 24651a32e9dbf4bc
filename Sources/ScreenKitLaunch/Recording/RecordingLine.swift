internal import ScreenKitCore
internal import ScreenKitJson

/// An error in a recording, with its line.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The mistake.
  public let reason: String

  /// Creates an error.
  public init(line: Int, reason: String) { (self.line, self.reason) = (line, reason) }

  /// The number of the line and the mistake.
  public var description: String { "line \(line): \(reason) (SK606)" }
}

/// The reading of a recording's lines.
enum RecordingLine {
  /// Parses the JSON of a line, whose number is `number`.
  static func value(_ line: String, number: Int) throws(RecordingError) -> JsonValue.Kind {
    do {
      return try JsonParser.parse(line, longest: RecordingHeader.longestLine).kind
    } catch {
      throw RecordingError(line: number, reason: error.reason)
    }
  }

  /// Returns a size, or `nil` if it is invalid or larger than ``RecordingHeader/largestArea``.
  static func size(_ width: Double, _ height: Double) -> SurfaceSize? {
    guard let width = Int(exactly: width), let height = Int(exactly: height),
      0...0xFFFF ~= width, 0...0xFFFF ~= height, width * height <= RecordingHeader.largestArea
    else { return nil }
    return SurfaceSize(width: width, height: height)
  }
}

extension JsonValue.Kind {
  var members: [String: JsonValue.Kind] {
    guard case .object(let members) = self else { return [:] }
    return Dictionary(members.map { ($0.name, $0.value.kind) }) { first, _ in first }
  }

  var texts: [String: String] {
    members.compactMapValues { if case .string(let text) = $0 { text } else { nil } }
  }
}
