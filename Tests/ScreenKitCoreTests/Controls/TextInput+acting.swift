import ScreenKitCore

extension TextInput {
  /// Lays out the view with a width of one unit for every character.
  func layOut(width: Int, height: Int = 1) {
    didLayOut(
      TextArea(
        origin: SurfacePoint(x: 0, y: 0), size: SurfaceSize(width: width, height: height),
        ruler: TextRowsTests.Ruler()))
  }

  @discardableResult
  func press(_ key: Key, _ modifiers: KeyModifiers = []) throws -> Bool {
    try handle(.key(KeyPress(key, modifiers)))
  }

  func type(_ text: String) throws {
    for character in text { try press(.character(character)) }
  }

  @discardableResult
  func point(
    _ action: PointerEvent.Action, x: Int, y: Int = 0, _ modifiers: KeyModifiers = [],
    clicks: Int = 1
  ) throws -> Bool {
    try handle(
      .pointer(
        PointerInput(
          action: action, location: SurfacePoint(x: x, y: y), isInside: true, modifiers: modifiers,
          clicks: clicks))
    )
  }

  func handleAll(_ inputs: ViewInput...) throws {
    for input in inputs { _ = try handle(input) }
  }

  /// The text with `|` at the cursor.
  var marked: String {
    let head = editor.selection.head
    return editor.text.text(in: .start..<head) + "|"
      + editor.text.text(in: head..<editor.text.end)
  }
}
