import ScreenKitCore

/// A converter from whole lines of input to events, for users who cannot send single keys.
///
/// A line that names keys in the notation of the key list, such as `Tab` or `Ctrl-K s`, presses
/// them. An empty line presses Enter. Any other line is typed as text. A leading quotation mark
/// makes the rest of any line text.
struct LineInput {
  /// The maximum length of a line, in bytes; the rest is discarded.
  static let limit = 1 << 16

  /// The byte with which a terminal signals the end of input (Ctrl-D).
  static let end: UInt8 = 0x04

  private var line: [UInt8] = []
  private var isCutOff = false

  init() {}

  /// Consumes input bytes, and returns the events of all lines completed by them.
  ///
  /// - Parameters:
  ///   - bytes: The bytes read.
  ///   - onCut: Called for each line that was too long.
  /// - Returns: The events of the lines that end within `bytes`.
  mutating func feed(
    _ bytes: some Sequence<UInt8>, _ onCut: () -> Void = {}
  ) -> [Event] {
    var events: [Event] = []
    for byte in bytes {
      switch byte {
      case 0x0A:
        events += LineInput.events(of: PlainText.text(line))
        if isCutOff { onCut() }
        (line, isCutOff) = ([], false)
      case LineInput.end: events.append(.application(.terminate))
      default:
        isCutOff = line.count == LineInput.limit
        if !isCutOff { line.append(byte) }
      }
    }
    return events
  }

  private static func events(of line: String) -> [Event] {
    let text = line.hasSuffix("\n") ? String(line.dropLast()) : line
    if text.isEmpty { return [.key(KeyPress(.enter))] }
    if text.hasPrefix("\"") { return [.text(String(text.dropFirst()))] }
    guard let chord = KeyChord(text) else { return [.text(text)] }
    return ([chord.first] + chord.others).map(Event.key)
  }
}
