extension Event {
  /// The event as it may be told where its text is a secret: with `*` for each character.
  var masked: Event {
    switch self {
    case .key(let press):
      guard case .type? = TextCommand(press) else { return maskedRelease(of: press) }
      return .key(KeyPress("*", phase: press.phase))
    case .text(let text): return .text(String(repeating: "*", count: text.count))
    case .paste(let text): return .paste(String(repeating: "*", count: text.count))
    case .pointer, .resized, .focusChanged, .application: return self
    }
  }

  /// That a key came up says which one it was, as well.
  private func maskedRelease(of press: KeyPress) -> Event {
    let isTyped = press.modifiers.isDisjoint(with: [.control, .alt, .super, .meta])
    guard case .character = press.key, press.phase == .up, isTyped else { return self }
    return .key(KeyPress("*", phase: .up))
  }
}

extension View {
  /// Whether nobody may learn what is typed while the view has the focus.
  final var hidesInput: Bool { (self as? TextInput)?.isSecret ?? false }
}
