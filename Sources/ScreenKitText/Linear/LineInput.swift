import ScreenKitCore

/// A converter from whole lines of input to events, for users who cannot send single keys.
///
/// A line that names keys in the notation of the key list, such as `Tab` or `Ctrl-K s`, presses
/// them. An empty line presses Enter, and `press 4` presses the view that line 4 of the screen
/// presents. Any other line is typed as text. After a leading quotation mark, the rest of any line
/// is text.
struct LineInput {
  /// The meaning of an input line, or of a part of it.
  enum Command: Equatable {
    case event(Event)
    /// A press of the view that a line of the screen presents, counted from 1.
    case press(line: Int)
  }

  /// The maximum length of a line, in bytes; the rest is discarded.
  static let limit = 1 << 16

  /// The byte of a typed Ctrl-D, which ends the app.
  static let end: UInt8 = 0x04

  private var line: [UInt8] = []
  private var isCutOff = false

  init() {}

  /// Consumes input bytes, and returns the commands of all lines completed by them.
  ///
  /// - Parameters:
  ///   - bytes: The bytes read.
  ///   - onCut: Called for each line that was too long.
  /// - Returns: The commands of the lines that end within `bytes`.
  mutating func feed(
    _ bytes: some Sequence<UInt8>, _ onCut: () -> Void = {}
  ) -> [Command] {
    var commands: [Command] = []
    for byte in bytes {
      switch byte {
      case 0x0A:
        commands += LineInput.commands(in: PlainText.text(line))
        if isCutOff { onCut() }
        (line, isCutOff) = ([], false)
      case LineInput.end: commands.append(.event(.application(.terminate)))
      default:
        isCutOff = line.count == LineInput.limit
        if !isCutOff { line.append(byte) }
      }
    }
    return commands
  }

  /// Returns the commands at the end of the input, which also ends its last line.
  ///
  /// The last command ends the app.
  mutating func finish(_ onCut: () -> Void = {}) -> [Command] {
    let last = line.isEmpty ? [] : feed([0x0A], onCut)
    return last + [.event(.application(.terminate))]
  }

  private static func commands(in line: String) -> [Command] {
    let text = line.hasSuffix("\n") ? String(line.dropLast()) : line
    if text.isEmpty { return [.event(.key(KeyPress(.enter)))] }
    if text.hasPrefix("\"") { return [.event(.text(String(text.dropFirst())))] }
    if let number = pressedLine(text) { return [.press(line: number)] }
    guard let chord = KeyChord(text) else { return [.event(.text(text))] }
    return ([chord.first] + chord.others).map { .event(.key($0)) }
  }

  /// Returns 4 for `press 4`; `nil` for other texts.
  private static func pressedLine(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "press" else { return nil }
    return Int(words[1]).flatMap { $0 > 0 ? $0 : nil }
  }
}
