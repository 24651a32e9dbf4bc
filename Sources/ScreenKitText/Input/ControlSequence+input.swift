import ScreenKitCore

extension ControlSequence {
  /// Whether the sequence begins a bracketed paste.
  var opensPaste: Bool {
    isPlain && final == 0x7E && parameters[0] == 200
  }

  /// Whether the next three bytes are a mouse report in the X10 format.
  var opensLegacyMouse: Bool {
    isPlain && final == 0x4D && parameters.count == 0
  }

  /// Returns the input that the sequence encodes; `nil` if it is unknown.
  ///
  /// `CSI 1;5R` is both xterm's Ctrl-F3 and a cursor position report. Unless a report is expected,
  /// row 1 and a column up to 16 mean the key. Such columns can be sets of modifiers.
  func input(expectsCursorReport: Bool) -> TerminalInput? {
    guard !isMalformed else { return nil }
    switch Unicode.Scalar(marker) {
    case "\0" where intermediate != 0: return modeReport.map(TerminalInput.answer)
    case "\0" where introducer != .csi: return keyInput
    case "\0": return plainInput(expectsCursorReport: expectsCursorReport)
    case "?": return privateAnswer.map(TerminalInput.answer)
    case ">" where intermediate == 0 && final == 0x63:
      return .answer(.secondaryAttributes(parameters.list))
    case "<" where intermediate == 0:
      return pointerEvent.map { .event(.pointer($0)) }
    default: return nil
    }
  }

  private var isPlain: Bool {
    introducer == .csi && marker == 0 && intermediate == 0 && !isMalformed
  }

  private func plainInput(expectsCursorReport: Bool) -> TerminalInput? {
    switch Unicode.Scalar(final) {
    case "I" where parameters.count == 0: .event(.focusChanged(true))
    case "O" where parameters.count == 0: .event(.focusChanged(false))
    case "R" where isCursorReport(expected: expectsCursorReport): .answer(cursor)
    case "t": windowAnswer.map(TerminalInput.answer)
    case "u": typedInput
    default: keyInput
    }
  }

  private func isCursorReport(expected: Bool) -> Bool {
    guard parameters.count == 2, parameters.groupCount == 2 else { return false }
    return expected || parameters[0] > 1 || parameters[1] > 16
  }

  private var cursor: TerminalReport {
    .cursor(.fromOne(x: parameters[1], y: parameters[0]))
  }
}

extension ControlSequence {
  private var privateAnswer: TerminalReport? {
    switch Unicode.Scalar(final) {
    case _ where intermediate != 0: modeReport
    case "c": .primaryAttributes(parameters.list)
    case "u": .keyboardFlags(parameters[0])
    case "R" where parameters.groupCount >= 2: cursor
    case "n" where parameters[0] == 997 && (1...2).contains(parameters[1]):
      .appearance(isDark: parameters[1] == 1)
    default: nil
    }
  }

  private var modeReport: TerminalReport? {
    guard intermediate == 0x24, final == 0x79, parameters.groupCount == 2 else { return nil }
    return TerminalReport.ModeState(rawValue: parameters[1])
      .map { .mode(parameters[0], isPrivate: marker != 0, $0) }
  }

  private var windowAnswer: TerminalReport? {
    guard parameters.groupCount >= 3 else { return nil }
    let size = size(height: parameters[1], width: parameters[2])
    switch parameters[0] {
    case 4: return .textArea(pixels: size)
    case 6: return .cell(pixels: size)
    case 8: return .textArea(cells: size)
    case 48:
      return .resized(cells: size, pixels: self.size(height: parameters[3], width: parameters[4]))
    default: return nil
    }
  }

  private func size(height: Int, width: Int) -> SurfaceSize {
    SurfaceSize(width: min(width, 0xFFFF), height: min(height, 0xFFFF))
  }
}

extension SurfacePoint {
  /// Returns the point at a position counted from 1, limited to the range of a surface.
  static func fromOne(x: Int, y: Int) -> SurfacePoint {
    SurfacePoint(x: min(max(x, 1), 0xFFFF) - 1, y: min(max(y, 1), 0xFFFF) - 1)
  }
}
