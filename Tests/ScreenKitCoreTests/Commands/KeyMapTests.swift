import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite(.leakFree) struct KeyMapTests {
  private let interrupt = KeyPress("c", .control)

  private func isEnded(_ keys: KeyMap, by press: KeyPress) -> Bool {
    let test = ScreenTest(Controller(), keys: keys)
    test.press(press)
    return test.outcome != nil
  }

  @Test func `Ctrl-C quits with any map`() throws {
    #expect(isEnded(try KeyMap(["Quit": []]), by: interrupt))
    #expect(isEnded(try KeyMap(["Quit": ["F10"]]), by: interrupt))
    #expect(isEnded(try KeyMap(["Quit": ["F10"]]), by: KeyPress(.function(10))))
    #expect(!isEnded(try KeyMap(["Quit": ["F10"]]), by: "q"))
  }

  @Test(arguments: ["Ctrl-C", "Ctrl-C x"])
  func `Ctrl-C cannot be assigned to another command`(chord: String) throws {
    let error = #expect(throws: KeyMapError.self) { try KeyMap(["Save": [chord]]) }
    #expect(error?.description == "\(chord) always quits and cannot be given to \"Save\"")
  }

  @Test func `keys missing on most keyboards give a warning`() throws {
    let map = try KeyMap(["Save": ["Hyper-Q"], "Close": ["Ctrl-W"], "Open": ["Ctrl-K Meta-O"]])
    #expect(
      map.warnings == [
        "Ctrl-K Meta-O, given for \"Open\", is a key that hardly any keyboard has",
        "Hyper-Q, given for \"Save\", is a key that hardly any keyboard has",
      ])
  }

  @Test func `a quit command without keys gives a warning`() throws {
    let map = try KeyMap(["Quit": []])
    #expect(map.warnings == ["\"Quit\" has no keys of its own; Ctrl-C still does it"])
    #expect(try KeyMap(["Back": []]).warnings == [])
  }
}
