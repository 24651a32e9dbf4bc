public import ScreenKitCore
internal import ScreenKitJson

/// The first line of a recording: the backend that made it, and the conditions of its display.
public struct RecordingHeader: Hashable, Sendable {
  /// The maximum length of a line of a recording, in bytes; the longest paste fits.
  public static let longestLine = 64 << 20
  /// The maximum area of a surface, in units.
  static let largestArea = 2_000_000

  /// The name of the kind of surface whose frames the recording has, such as "terminal".
  ///
  /// A replay on another kind of surface ignores the frames.
  public var surface: String
  /// The size of the surface at the start, in its units.
  public var size: SurfaceSize
  /// The conditions that the backend needs for the same frames, by name, such as the look.
  public var conditions: [String: String]

  /// Creates a header.
  public init(surface: String, size: SurfaceSize, conditions: [String: String] = [:]) {
    (self.surface, self.size, self.conditions) = (surface, size, conditions)
  }

  /// The line, with its line feed; it has no time of day, so that equal runs are recorded alike.
  public var line: String {
    let texts = conditions.merging(["surface": surface]) { $1 }.sorted { $0.key < $1.key }
    let members = texts.map { "\(JsonText.quoted($0.key)):\(JsonText.quoted($0.value))" }
    return """
      {"version":2,"width":\(size.width),"height":\(size.height),\
      "screenkit":{\(members.joined(separator: ","))}}\n
      """
  }

  /// Parses the first line of a recording.
  ///
  /// - Throws: ``RecordingError`` if the line is not a header of a recording.
  public init(_ line: String) throws(RecordingError) {
    let members = try RecordingLine.value(line, number: 1).members
    guard members["version"] == .number(2), case .number(let width)? = members["width"],
      case .number(let height)? = members["height"], let size = RecordingLine.size(width, height)
    else { throw RecordingError(line: 1, reason: "this is no asciicast of version 2") }
    var conditions = members["screenkit"]?.texts ?? [:]
    guard let surface = conditions.removeValue(forKey: "surface") else {
      throw RecordingError(line: 1, reason: "this was not recorded by --record")
    }
    self.init(surface: surface, size: size, conditions: conditions)
  }
}
