import ScreenKitCore
@testable import ScreenKitText

extension InputDecoder {
  /// Returns the inputs of a whole stream; with `thenSilence`, the terminal sends nothing
  /// afterwards.
  static func inputs(
    of bytes: some Collection<UInt8>, limits: InputLimits = InputLimits(),
    thenSilence: Bool = false
  ) -> [TerminalInput] {
    var decoder = InputDecoder(limits: limits)
    var inputs: [TerminalInput] = []
    decoder.feed(bytes) { inputs.append($0) }
    if thenSilence { decoder.timeOut { inputs.append($0) } }
    return inputs
  }

  static func inputs(of text: String, thenSilence: Bool = false) -> [TerminalInput] {
    inputs(of: text.utf8, thenSilence: thenSilence)
  }

  /// The number of bytes kept in arrays, at any depth.
  var keptBytes: Int { Self.keptBytes(in: self) }

  private static func keptBytes(in value: Any) -> Int {
    if let bytes = value as? [UInt8] { return bytes.capacity }
    return Mirror(reflecting: value).children.reduce(0) { $0 + keptBytes(in: $1.value) }
  }
}

extension TerminalInput {
  static func key(
    _ key: Key, _ modifiers: KeyModifiers = [], phase: KeyPress.Phase = .down
  ) -> TerminalInput {
    .event(.key(KeyPress(key, modifiers, phase: phase)))
  }

  static func typed(_ text: String, _ modifiers: KeyModifiers = []) -> [TerminalInput] {
    text.unicodeScalars.map { .key(.character(Character($0)), modifiers) }
  }
}
