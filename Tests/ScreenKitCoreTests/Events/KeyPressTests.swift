import ScreenKitCore
import Testing

@Suite("Key press")
struct KeyPressTests {
  @Test(arguments: [
    (KeyPress("+"), "+"), ("q", "q"), (KeyPress("c", .control), "Ctrl-C"),
    (KeyPress(.tab, .shift), "Shift-Tab"), (KeyPress(.space), "Space"),
    (KeyPress(.left, [.control, .alt]), "Ctrl-Alt-Left"), (KeyPress(.function(5)), "F5"),
    (KeyPress("ß", .alt), "Alt-SS"),
    (KeyPress(.escape, [.super, .hyper, .meta, .shift]), "Super-Hyper-Meta-Shift-Esc"),
    (KeyPress(.pageUp, phase: .repeat), "PgUp"),
  ])
  func `a key has its usual spelling`(press: KeyPress, text: String) {
    #expect(press.description == text)
  }

  @Test func `a single character is a press of the key that types it`() {
    let press: KeyPress = "é"
    #expect(press == KeyPress(.character("é"), [], phase: .down))
    #expect(press != KeyPress("é", phase: .up))
  }
}
