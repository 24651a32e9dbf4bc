package import ScreenKitCore

/// Makes events of whole lines, for who cannot send single keys.
///
/// A line that names keys as the list of keys does, such as `Tab` or `Ctrl-K s`, presses them, and
/// an empty one presses Enter. Any other line is typed, and so is what follows a quotation mark.
package struct LineInput {
  /// The bytes of a line that are taken; the rest of it is left out.
  package static let limit = 1 << 16

  /// The end of the input, as a terminal says it.
  package static let end: UInt8 = 0x04

  private var line: [UInt8] = []
  private var isCutOff = false

  package init() {}

  /// Takes what was read.
  ///
  /// - Parameters:
  ///   - bytes: What was read.
  ///   - onCut: Called for each line that was too long.
  /// - Returns: The events of the lines that end within `bytes`.
  package mutating func feed(
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
