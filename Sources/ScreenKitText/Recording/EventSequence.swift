import ScreenKitCore

/// An encoder of events as bytes of a terminal, which `InputDecoder` decodes as the same events.
///
/// Keys that plain terminals cannot send use the kitty keyboard protocol. Modifiers of a
/// character of several scalars are lost.
enum EventSequence {
  /// Returns the bytes for `event`; `nil` for an event that does not come from the user.
  static func text(of event: Event) -> String? {
    switch event {
    case .key(let press): text(of: press)
    case .text(let text): composed(text)
    case .paste(let text):
      "\u{1B}[200~" + text.split(separator: "\u{1B}[201~").joined() + "\u{1B}[201~"
    case .pointer(let pointer): text(of: pointer)
    case .focusChanged(let hasIt): hasIt ? "\u{1B}[I" : "\u{1B}[O"
    case .action, .resized, .application: nil
    }
  }

  private static func text(of press: KeyPress) -> String {
    let isPlain = press.modifiers.isEmpty && press.phase == .down
    switch press.key {
    case .character(let character):
      let scalars = character.unicodeScalars
      let isText = isPlain && scalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      if isText || scalars.count > 1 { return String(character) }
      return sequence(Int(scalars[scalars.startIndex].value), press, "u")
    case .enter where isPlain: return "\r"
    case .tab where isPlain: return "\t"
    case .backspace where isPlain: return "\u{7F}"
    case .function(let number) where 1...functionKeys.count ~= number:
      return sequence(functionKeys[number - 1], press, "~")
    default: return sequence(code(of: press.key), press, "u")
    }
  }

  private static func sequence(_ code: Int, _ press: KeyPress, _ final: String) -> String {
    let phase =
      switch press.phase {
      case .down: 1
      case .repeat: 2
      case .up: 3
      }
    return "\u{1B}[\(code);\(press.modifiers.rawValue + 1):\(phase)\(final)"
  }

  /// The numbers of the first function keys since the VT220; there are gaps.
  private static let functionKeys = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]

  private static func code(of key: Key) -> Int {
    switch key {
    case .enter: 13
    case .tab: 9
    case .escape: 27
    case .backspace: 127
    case .left: 57417
    case .right: 57418
    case .up: 57419
    case .down: 57420
    case .pageUp: 57421
    case .pageDown: 57422
    case .home: 57423
    case .end: 57424
    case .insert: 57425
    case .delete: 57426
    case .function(let number): number + 57363
    case .character: 0
    }
  }

  /// Returns text of several scalars entered at once; a sequence has space for about thirty.
  private static func composed(_ text: String) -> String {
    let codes = text.unicodeScalars.map { String($0.value) }
    guard 2...28 ~= codes.count else { return text }
    return "\u{1B}[0;1;\(codes.joined(separator: ":"))u"
  }

  private static func text(of pointer: PointerEvent) -> String {
    let (code, isRelease) = code(of: pointer.action)
    let modifiers = pointer.modifiers
    let held =
      (modifiers.contains(.shift) ? 4 : 0) + (modifiers.contains(.alt) ? 8 : 0)
      + (modifiers.contains(.control) ? 16 : 0)
    let place = "\(pointer.location.x + 1);\(pointer.location.y + 1)"
    return "\u{1B}[<\(code + held);\(place)\(isRelease ? "m" : "M")"
  }

  private static func code(of action: PointerEvent.Action) -> (code: Int, isRelease: Bool) {
    switch action {
    case .down(let button): (code(of: button), false)
    case .up(let button): (code(of: button), true)
    case .drag(let button): (code(of: button) + 32, false)
    case .move: (35, false)
    case .scroll(let x, let y): (x == 0 ? (y < 0 ? 64 : 65) : (x < 0 ? 66 : 67), false)
    }
  }

  private static func code(of button: PointerEvent.Button) -> Int {
    switch button {
    case .left: 0
    case .middle: 1
    case .right: 2
    case .other(let number): 127 + number
    }
  }
}
