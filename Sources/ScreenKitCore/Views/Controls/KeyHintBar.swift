/// A row of key hints along the lower edge; see ``Application/keyHints``.
///
/// It takes no focus and is not part of the accessibility tree, which contains the commands
/// themselves. A click on a hint presses its keys. The window has a bar only on surfaces that show
/// key hints.
public final class KeyHintBar: View {
  /// The hints, the most important ones first.
  ///
  /// A backend omits hints from the end if they do not fit.
  public var items: [KeyHintItem] { children.compactMap { $0 as? KeyHintItem } }

  /// The state of the app from which the hints were computed.
  var state: KeyHintState?
  private var hints: [KeyHint] = []

  public override var semanticDetails: SemanticDetails { SemanticDetails(value: "", parts: []) }

  func show(_ hints: [KeyHint]) {
    guard hints != self.hints else { return }
    self.hints = hints
    setChildren(hints.map(KeyHintItem.init))
  }

  /// Requests the hints again, in the new language.
  override func languageDidChange() { state = nil }
}

/// A key hint of a ``KeyHintBar``.
public final class KeyHintItem: Button {
  /// The keys and the name of their effect.
  public let hint: KeyHint
  /// The keys in readable form; a bracket is in quotation marks, to differ from a button's frame.
  public let keys: String

  init(_ hint: KeyHint) {
    self.hint = hint
    let text = hint.chord.text(in: Strings.current)
    let isBracket = text.count == 1 && text.first.map { "()[]{}<>".contains($0) } == true
    keys = isBracket ? "\"\(text)\"" : text
    super.init(hint.name)
    action = { [weak self] in
      guard let application = self?.application else { return }
      application.dispatch(hint.chord.presses.map { .key($0) })
    }
  }

  public override var acceptsFocus: Bool { false }
}

extension Window {
  /// The row of key hints; `nil` while none is shown.
  public var hintBar: KeyHintBar? {
    for child in children { if let bar = child as? KeyHintBar { return bar } }
    return nil
  }
}
