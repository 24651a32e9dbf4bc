package import ScreenKitCore

/// Makes events of whole lines, for who cannot send single keys.
///
/// A line that names keys as the list of keys does, such as `Tab` or `Ctrl-K s`, presses them, and
/// an empty one presses Enter. Any other line is typed, and so is what follows a quotation mark.
package struct LineInput {
  /// More of a line than this is left out.
  private static let limit = 1 << 20

  /// The end of the input, as a terminal says it.
  package static let end: UInt8 = 0x04

  private var line: [UInt8] = []

  package init() {}

  /// The events of the lines that end within `bytes`.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Event] {
    var events: [Event] = []
    for byte in bytes {
      switch byte {
      case 0x0A:
        events += LineInput.events(of: PlainText.text(line))
        line = []
      case LineInput.end: events.append(.application(.terminate))
      default: if line.count < LineInput.limit { line.append(byte) }
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
