import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// A paste without marks, which arrives as keys, thousands in a turn.
@MainActor
@Suite("Bursts of typed characters", .leakFree)
struct TypingBurstTests {
  /// Sends `text` in reads of `size` bytes, like a terminal.
  private func send(_ text: String, to stage: Stage, size: Int = 4095) {
    var decoder = InputDecoder()
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      var events: [Event] = []
      decoder.feed(bytes.prefix(size)) { if case .event(let event) = $0 { events.append(event) } }
      bytes = bytes.dropFirst(size)
      stage.application.dispatch(events)
    }
  }

  @Test func `a long line costs an edit for each read`() {
    let text = String(repeating: "words without any end ", count: 4546)
    #expect(text.utf8.count > 100_000)
    let view = TextView("")
    var calls = 0
    view.onChange = { _ in calls += 1 }
    let stage = Stage(view)
    send(text, to: stage)
    #expect(view.value == text)
    #expect(calls == (text.utf8.count + 4094) / 4095)
    #expect(stage.frames.count <= calls + 1)
    #expect(view.work <= 2 * text.utf8.count / 60)
  }

  @Test(arguments: [16, 17, 100, 4095])
  func `the result equals that of single keys`(size: Int) {
    let text = "Größe 日本 e\u{301}👩‍👧, and some more words to fill a row or two."
    let (burst, single) = (TextView("before "), TextView("before "))
    for view in [burst, single] {
      let stage = Stage(view, columns: 30, rows: 8)
      stage.change { _ = try? view.perform(.selectAll) }
      send(text, to: stage, size: view === burst ? size : 1)
      stage.application.dispatch(.key(KeyPress(.left)), .key("!"))
    }
    #expect(burst.value == single.value)
    #expect(burst.editor.selection == single.editor.selection)
    let undone = [burst, single].map { view in
      (0..<14).map { _ in
        _ = try? view.perform(.undo)
        return view.value
      }
    }
    #expect(undone[0] == undone[1] && undone[0].last == "before ")
    #expect(undone[0].contains("Größe 日本 e\u{301}👩‍👧, and some "))
  }

  @Test func `a field with a limit or a filter checks each character`() {
    let (limited, filtered) = (TextField("Limit"), TextField("Filter"))
    limited.limit = 20
    filtered.filter = { $0.allSatisfy(\.isNumber) }
    var calls = 0
    limited.onChange = { _ in calls += 1 }
    for field in [limited, filtered] {
      send(String(repeating: "1a2", count: 20), to: Stage(field))
    }
    #expect(limited.value == "1a21a21a21a21a21a21a")
    #expect(calls == 20)
    #expect(filtered.value == String(repeating: "12", count: 20))
  }

  @Test func `without a text each character is a separate key`() {
    let list = List(["alpha", "beta"])
    let stage = Stage(list)
    var opened = 0
    list.onActivate = { _ in opened += 1 }
    send(String(repeating: " ", count: 20), to: stage)
    #expect(opened == 20)
  }

  @Test func `a key between the characters keeps its position`() {
    let (first, second) = (TextField("First"), TextField("Second"))
    let stage = Stage(
      Column {
        first; second
      })
    send(String(repeating: "a", count: 20) + "\t" + String(repeating: "b", count: 20), to: stage)
    #expect(first.value == String(repeating: "a", count: 20))
    #expect(second.value == String(repeating: "b", count: 20))
  }

  @Test func `a text that becomes focused gets the rest`() {
    let field = TextField("Field")
    let button = Button("Edit")
    let stage = Stage(
      Column {
        button; field
      })
    button.action = { [weak stage] in stage?.application.focus.move(to: field) }
    send(" " + String(repeating: "a", count: 20), to: stage)
    #expect(field.value == String(repeating: "a", count: 20))
  }
}
