/// Events of the user as lines of text, for recordings.
///
/// A line begins with a verb: `key control s`, `release alt f5`, `text 日本`, `paste two words`,
/// `pointer down left 3:4 0`, `focus true`. Actions, sizes and requests have forms of their own.
extension Event {
  /// The event as a line of text; `nil` for an action, a size or a request.
  public var recordedText: String? {
    switch self {
    case .key(let press): press.recordedText
    case .text(let text): "text \(text)"
    case .paste(let text): "paste \(text)"
    case .pointer(let pointer):
      (["pointer"] + pointer.action.words + [
        "\(pointer.location.x):\(pointer.location.y)", "\(pointer.modifiers.rawValue)",
      ]).joined(separator: " ")
    case .focusChanged(let hasIt): "focus \(hasIt)"
    case .action, .resized, .application: nil
    }
  }

  /// Parses a line of a recording; returns `nil` if it is malformed.
  public init?(recordedText: String) {
    var rest = recordedText.unicodeScalars[...]
    guard let verb = rest.cutWord() else { return nil }
    switch verb {
    case "key", "repeat", "release":
      guard let press = KeyPress(verb, &rest) else { return nil }
      self = .key(press)
    case "text": self = .text(String(rest))
    case "paste": self = .paste(String(rest))
    case "pointer":
      var words = ActionWords(String(rest))
      guard let action = PointerEvent.Action(&words), let location = words.location(),
        let modifiers = words.int().flatMap(UInt8.init(exactly:)), words.isAtEnd
      else { return nil }
      self = .pointer(
        PointerEvent(action, at: location, modifiers: KeyModifiers(rawValue: modifiers)))
    case "focus":
      guard let hasIt = Bool(String(rest)) else { return nil }
      self = .focusChanged(hasIt)
    default: return nil
    }
  }
}

extension KeyPress {
  fileprivate var recordedText: String {
    let verb =
      switch phase {
      case .down: "key"
      case .repeat: "repeat"
      case .up: "release"
      }
    let names = KeyModifiers.recordedNames.filter { modifiers.contains($0.modifier) }.map(\.name)
    return ([verb] + names + [key.recordedName]).joined(separator: " ")
  }

  /// Parses the names of modifiers and of the key.
  fileprivate init?(_ verb: String, _ rest: inout Substring.UnicodeScalarView) {
    let phase: Phase = verb == "key" ? .down : verb == "repeat" ? .repeat : .up
    var modifiers: KeyModifiers = []
    for (name, modifier) in KeyModifiers.recordedNames {
      guard rest.starts(with: "\(name) ".unicodeScalars) else { continue }
      rest = rest.dropFirst(name.unicodeScalars.count + 1)
      modifiers.insert(modifier)
    }
    guard let key = Key(recordedName: String(rest)) else { return nil }
    self.init(key, modifiers, phase: phase)
  }
}

extension KeyModifiers {
  /// The names of modifiers, in the order of a line.
  fileprivate static let recordedNames: [(name: String, modifier: KeyModifiers)] = [
    ("control", .control), ("alt", .alt), ("shift", .shift), ("super", .super),
    ("hyper", .hyper), ("meta", .meta),
  ]
}

extension Key {
  /// The keys that type no character.
  private static let named: [(name: String, key: Key)] = [
    ("enter", .enter), ("tab", .tab), ("escape", .escape), ("backspace", .backspace),
    ("delete", .delete), ("insert", .insert), ("up", .up), ("down", .down), ("left", .left),
    ("right", .right), ("home", .home), ("end", .end), ("pageUp", .pageUp),
    ("pageDown", .pageDown), ("space", .space),
  ]

  fileprivate var recordedName: String {
    if let known = Key.named.first(where: { $0.key == self }) { return known.name }
    return switch self {
    case .character(let character): String(character)
    case .function(let number): "f\(number)"
    default: ""
    }
  }

  fileprivate init?(recordedName name: String) {
    if name.count == 1, let character = name.first {
      self = .character(character)
    } else if let known = Key.named.first(where: { $0.name == name }) {
      self = known.key
    } else if name.first == "f", let number = Int(name.dropFirst()), number > 0 {
      self = .function(number)
    } else {
      return nil
    }
  }
}

extension Substring.UnicodeScalarView {
  /// Removes the first word and the space behind it, and returns the word; `nil` without a space.
  ///
  /// It compares Unicode scalars, since the first scalar of a text may combine with the space.
  fileprivate mutating func cutWord() -> String? {
    guard let space = firstIndex(of: " ") else { return nil }
    defer { self = self[index(after: space)...] }
    return String(self[..<space])
  }
}
