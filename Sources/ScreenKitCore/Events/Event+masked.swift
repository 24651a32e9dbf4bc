extension Event {
  /// The event with `*` for each character, for observers while the text is a secret.
  var masked: Event {
    switch self {
    case .key(let press):
      guard case .type? = TextCommand(press) else { return maskedRelease(of: press) }
      return .key(KeyPress("*", phase: press.phase))
    case .text(let text): return .text(String(repeating: "*", count: text.count))
    case .paste(let text): return .paste(String(repeating: "*", count: text.count))
    case .pointer, .action, .resized, .focusChanged, .application: return self
    }
  }

  /// The event as observers may see it while the focus is in a key pad for a masked field.
  ///
  /// In the pad, arrow keys highlight a character and Enter types it, so each of these keys is a
  /// `*`.
  var maskedInPad: Event {
    guard case .key(let press) = masked, press.modifiers.isEmpty else { return masked }
    switch press.key {
    case .up, .down, .left, .right, .enter, .space: return .key(KeyPress("*", phase: press.phase))
    default: return masked
    }
  }

  /// Returns the release of a character key with its character masked; other events unchanged.
  private func maskedRelease(of press: KeyPress) -> Event {
    let isTyped = press.modifiers.isDisjoint(with: [.control, .alt, .super, .meta])
    guard case .character = press.key, press.phase == .up, isTyped else { return self }
    return .key(KeyPress("*", phase: .up))
  }
}

extension View {
  /// Whether typed text must be hidden from observers while the view has the focus.
  final var hidesInput: Bool { (self as? TextInput)?.isSecret ?? isSecretPad }

  /// Whether the view is a key pad that types into a masked field.
  final var isSecretPad: Bool { ((self as? KeyPad)?.target as? TextInput)?.isSecret ?? false }
}
