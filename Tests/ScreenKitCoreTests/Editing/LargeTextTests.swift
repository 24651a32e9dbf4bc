import ScreenKitCore
import ScreenKitTestSupport
import Testing

/// The cost of editing a megabyte, counted in bytes, lines and rows instead of time.
@MainActor
@Suite("Large texts", .proves("F-037"))
struct LargeTextTests {
  private static let lines = String(
    repeating: "A line of fifty characters, as texts of lines are.\n", count: 20_000)
  private static let line = String(repeating: "words without any end ", count: 48_000)

  private func view(_ text: String) -> TextView {
    let view = TextView(text)
    view.didLayOut(
      TextArea(
        origin: SurfacePoint(x: 0, y: 0), size: SurfaceSize(width: 80, height: 24),
        ruler: TextRowsTests.Ruler()))
    return view
  }

  @Test func `an edit among many lines costs its line, wherever it is`() throws {
    let view = view(Self.lines)
    for place in [TextCommand.Direction.forward, .backward] {
      _ = try view.perform(.move(.text, place))
      view.show()
      let before = (view.editor.text.work, view.work)
      for _ in 0..<50 {
        _ = try view.perform(.type("x"))
        view.show()
      }
      #expect(view.editor.text.work - before.0 <= 50 * 110)
      #expect(view.work - before.1 <= 50 * 60)
    }
  }

  @Test func `a paste of ten megabytes costs linear time`() throws {
    let view = view("")
    let text = String(repeating: Self.lines, count: 10)
    #expect(text.utf8.count >= 10_000_000)
    let before = (view.editor.text.work, view.work)
    _ = try view.handle(.paste(text))
    view.show()
    #expect(view.editor.text.work - before.0 <= 2 * text.utf8.count)
    #expect(view.work - before.1 <= 200)
    let pasted = (view.editor.text.work, view.work)
    _ = try view.perform(.type("x"))
    view.show()
    #expect(view.editor.text.work - pasted.0 <= 110)
    #expect(view.work - pasted.1 <= 60)
  }

  @Test func `an added or removed line moves only a block of lines`() throws {
    let view = view(Self.lines)
    view.moveCursor(to: TextPosition(line: 10_000, offset: 20))
    view.show()
    let before = (view.editor.text.work, view.work)
    for _ in 0..<50 {
      _ = try view.perform(.breakLine)
      _ = try view.perform(.delete(.character, .backward))
      view.show()
    }
    #expect(view.editor.text.work - before.0 <= 100 * 700)
    #expect(view.work - before.1 <= 50 * 60)
  }

  @Test func `moving writes nothing, and lays out only visible rows`() throws {
    let view = view(Self.lines)
    let before = (view.editor.text.work, view.work)
    for _ in 0..<100 {
      _ = try view.perform(.moveRows(.page, .forward))
      view.show()
    }
    #expect(view.editor.text.work == before.0)
    #expect(view.work - before.1 <= 100 * 60)
  }

  @Test func `an edit ends an endless line with its last rows only`() throws {
    let view = view(Self.line)
    _ = try view.perform(.move(.text, .forward))
    view.show()
    let before = view.work
    for _ in 0..<50 {
      _ = try view.perform(.type("x"))
      view.show()
    }
    #expect(view.work - before <= 50 * 4)
  }

  @Test func `an edit at an endless line's start lays out visible rows`() throws {
    let view = view(Self.line)
    view.show()
    let before = view.work
    for _ in 0..<50 {
      _ = try view.perform(.type("x"))
      view.show()
    }
    #expect(view.work - before <= 50 * 60)
  }
}

extension TextView {
  /// Makes the calls of a frame to the view.
  fileprivate func show() {
    if let area { didLayOut(area) }
    _ = cursorPlace
  }
}
