import ScreenKitCore
import ScreenKitTestSupport
import Testing

/// Random editing, compared with a plain string; a failure contains its seed.
@MainActor
@Suite("Text editing", .proves("F-035", "F-037"))
struct TextEditingTests {
  private static let parts = [
    "a", "b", "_9", " ", "  ", "word", "漢字", "e\u{301}", "\u{301}", "🇩", "🇩🇪", "👩‍👩‍👧", "\u{200D}", "👍🏽",
    "\t", "\n", "\n\n", "x\ny\nz", "ﷺ", ".", "क्षि",
  ]

  /// Returns the ends of the view's selection, in bytes from the beginning of its text.
  private func places(of view: TextView) -> [Int] {
    let lines = view.value.split(separator: "\n", omittingEmptySubsequences: false)
    return [view.editor.selection.anchor, view.editor.selection.head].map { position in
      lines[..<position.line].reduce(position.offset) { $0 + $1.utf8.count + 1 }
    }
  }

  private func run(
    _ view: TextView, _ plain: inout PlainEditor, using random: inout SeededGenerator
  ) throws {
    let step: TextCommand.Step =
      [.character, .character, .word, .line, .text]
      .randomElement(using: &random) ?? .word
    let direction: TextCommand.Direction = Bool.random(using: &random) ? .forward : .backward
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3:
      let part = Self.parts.randomElement(using: &random) ?? "a"
      // Several typed words would be several undo steps.
      let isText = part.contains("y")
      _ = try isText ? view.handle(.paste(part)) : view.perform(.type(part))
      plain.insert(part)
    case 4:
      let text = (0..<3).map { _ in Self.parts.randomElement(using: &random) ?? "a" }.joined()
      _ = try view.handle(.paste(text))
      plain.insert(text)
    case 5...6:
      _ = try view.perform(.delete(step, direction))
      plain.delete(step, direction)
    default:
      let selecting = Bool.random(using: &random)
      _ = try view.perform(.move(step, direction, selecting: selecting))
      plain.move(step, direction, selecting: selecting)
    }
  }

  @Test(arguments: RandomWalks.seeds(40))
  func `every edit has the effect of one on a string`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let view = TextView()
    var plain = PlainEditor("")
    for turn in 0..<60 {
      try run(view, &plain, using: &random)
      try #require(view.value == plain.text, "turn \(turn)")
      try #require(places(of: view) == [plain.anchor, plain.head], "turn \(turn)")
    }
  }

  @Test(arguments: RandomWalks.seeds(40))
  func `undoing restores earlier texts, and redoing the later ones`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let view = TextView()
    var plain = PlainEditor("")
    var states = [""]
    for _ in 0..<40 {
      try run(view, &plain, using: &random)
      if view.value != states.last { states.append(view.value) }
    }
    var left = states[...]
    for _ in 0...40 {
      _ = try view.perform(.undo)
      while left.count > 1, left.last != view.value { left.removeLast() }
      try #require(left.last == view.value, "undone to what it never was")
    }
    #expect(view.value.isEmpty)
    for _ in 0...40 { _ = try view.perform(.redo) }
    #expect(view.value == states.last)
  }

  @Test(arguments: RandomWalks.seeds(6))
  func `a buffer of thousands of lines equals a plain string`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var lines = (0..<Int.random(in: 1...2000, using: &random)).map { "line \($0)" }
    var buffer = TextBuffer(lines.joined(separator: "\n"))
    for _ in 0..<60 {
      let bounds = [0, 1].map { _ in Int.random(in: 0..<lines.count, using: &random) }.sorted()
      let upper = Bool.random(using: &random) ? bounds[0] : bounds[1]
      let new = (0..<Int.random(in: 0...600, using: &random)).map { "new \($0)" }
      let range =
        TextPosition(
          line: bounds[0], offset: 0)..<TextPosition(line: upper, offset: lines[upper].utf8.count)
      #expect(buffer.text(in: range) == lines[bounds[0]...upper].joined(separator: "\n"))
      let change = buffer.replace(range, with: new.joined(separator: "\n"))
      #expect(change.removedBreaks == upper - bounds[0])
      lines.replaceSubrange(bounds[0]...upper, with: new.isEmpty ? [""] : new)
      #expect(buffer.lineCount == lines.count)
    }
    #expect(buffer.string == lines.joined(separator: "\n"))
    #expect((0..<lines.count).allSatisfy { buffer.line($0) == lines[$0] })
  }
}
