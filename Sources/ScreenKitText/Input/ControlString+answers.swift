extension ControlString {
  /// Calls `emit` with each report in the string; ignores unknown strings.
  func answers(_ emit: (TerminalReport) -> Void) {
    guard !isOverlong else { return }
    switch kind {
    case .osc: if let answer = commandAnswer { emit(answer) }
    case .dcs: deviceAnswers(emit)
    case .apc, .pm, .sos: break
    }
  }

  private var commandAnswer: TerminalReport? {
    let fields = bytes.split(separator: 0x3B, maxSplits: 2, omittingEmptySubsequences: false)
    guard let command = fields.first.flatMap(AnswerText.decimal) else { return nil }
    switch (command, fields.count) {
    case (4, 3):
      guard let index = AnswerText.decimal(fields[1]), let color = TerminalReport.Color(fields[2])
      else { return nil }
      return .color(.palette(index), color)
    case (10, 2): return TerminalReport.Color(fields[1]).map { .color(.foreground, $0) }
    case (11, 2): return TerminalReport.Color(fields[1]).map { .color(.background, $0) }
    case (12, 2): return TerminalReport.Color(fields[1]).map { .color(.cursor, $0) }
    case (52, 3): return AnswerText.base64(fields[2]).map { .clipboard(PlainText.text($0)) }
    default: return nil
    }
  }

  private func deviceAnswers(_ emit: (TerminalReport) -> Void) {
    let text = bytes.dropFirst(2)
    switch bytes.prefix(2) {
    case [0x3E, 0x7C]: emit(.version(PlainText.text(text)))
    case [0x21, 0x7C]: emit(.tertiaryAttributes(PlainText.text(text)))
    case [0x31, 0x2B] where text.first == 0x72: capabilities(text.dropFirst(), known: true, emit)
    case [0x30, 0x2B] where text.first == 0x72: capabilities(text.dropFirst(), known: false, emit)
    default: break
    }
  }

  private func capabilities(
    _ list: ArraySlice<UInt8>, known: Bool, _ emit: (TerminalReport) -> Void
  ) {
    for entry in list.split(separator: 0x3B) {
      let sides = entry.split(separator: 0x3D, maxSplits: 1)
      guard let name = sides.first.flatMap(AnswerText.hexText) else { continue }
      // A Boolean capability has no value.
      let value = sides.count == 2 ? AnswerText.hexText(sides[1]) : ""
      emit(.capability(name, value: known ? value : nil))
    }
  }
}

extension TerminalReport.Color {
  /// Parses `rgb:1/2/3` with one to four digits a part, `rgba:` likewise, and `#rrggbb`.
  fileprivate init?(_ text: ArraySlice<UInt8>) {
    var parts: [ArraySlice<UInt8>]
    if text.first == 0x23, text.count % 3 == 1 {
      let digits = text.dropFirst()
      let size = digits.count / 3
      parts = (0..<3).map { digits.dropFirst($0 * size).prefix(size) }
    } else {
      let sides = text.split(separator: 0x3A)
      guard sides.count == 2, [[0x72, 0x67, 0x62], [0x72, 0x67, 0x62, 0x61]].contains(sides[0])
      else { return nil }
      parts = sides[1].split(separator: 0x2F, omittingEmptySubsequences: false)
      guard parts.count == sides[0].count else { return nil }
    }
    let values = parts.prefix(3).compactMap(Self.part)
    guard values.count == 3 else { return nil }
    self.init(red: values[0], green: values[1], blue: values[2])
  }

  /// Returns one part of a colour, scaled to 16 bits: `f`, `ff`, `fff` and `ffff` are equal.
  private static func part(_ digits: ArraySlice<UInt8>) -> UInt16? {
    guard (1...4).contains(digits.count) else { return nil }
    var value = 0
    for digit in digits {
      guard let digit = AnswerText.hexDigit(digit) else { return nil }
      value = value * 16 + Int(digit)
    }
    return UInt16(value * 0xFFFF / (1 << (4 * digits.count) - 1))
  }
}
