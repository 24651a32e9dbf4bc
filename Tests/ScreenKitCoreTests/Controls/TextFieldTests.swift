import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("TextField", .proves("F-035", "F-037"))
struct TextFieldTests {
  private let field = TextField("Name")
  private let log = Log<String>()

  init() { field.onChange = { [log] in log.write($0) } }

  // MARK: Text

  @Test func `typing, composition and pastes insert at the cursor`() throws {
    try field.type("ac")
    try field.press(.left)
    try field.type("b")
    #expect(try field.handle(.text("é")))
    #expect(try field.handle(.paste("ü")))
    #expect(field.value == "abéüc")
    #expect(log.entries == ["a", "ac", "abc", "abéc", "abéüc"])
  }

  @Test func `the action is called after each change`() throws {
    field.action = { [log, field] in log.write("now \(field.value)") }
    try field.type("a")
    #expect(log.entries == ["a", "now a"])
  }

  @Test func `setting the value in code has no report and no undo`() throws {
    try field.type("a")
    field.value = "code"
    try field.press("z", .control)
    #expect(field.value == "code")
    #expect(log.entries == ["a"])
    try field.type("!")
    #expect(field.value == "code!")
  }

  @Test func `a choice made for the user counts as the user's`() throws {
    field.limit = 6
    try field.setByUser("chosen!")
    try field.setByUser("chosen")
    try field.setByUser("")
    #expect(log.entries == ["chosen", ""])
    try field.press("z", .control)
    #expect(field.value == "chosen")
  }

  @Test(arguments: [
    ("a\u{1B}[31mb", "a[31mb"), ("a\u{0}\u{7}\u{8}\u{7F}\u{85}\u{9B}b", "ab"),
    ("a\nb\r\nc\rd", "a b c d"),
    ("a\tb", "a\tb"), ("\u{1B}\u{7}", ""),
  ])
  func `pastes lose control characters, and line breaks become spaces`(
    paste: String, text: String
  ) throws {
    #expect(try field.handle(.paste(paste)))
    #expect(field.value == text)
    field.value = paste
    #expect(field.value == text)
  }

  @Test func `a paste of only control characters keeps the selection`() throws {
    field.value = "keep"
    _ = try field.perform(.selectAll)
    try field.handleAll(.paste("\u{1B}"), .text("\u{7}"))
    #expect(field.value == "keep")
    #expect(log.isEmpty)
  }

  // MARK: Keys

  @Test(arguments: [
    (KeyPress(.left), "three two-on|e"), (KeyPress(.home), "|three two-one"),
    (KeyPress("a", .control), "|three two-one"), (KeyPress(.left, .control), "three two-|one"),
    (KeyPress(.left, .alt), "three two-|one"), (KeyPress("b", .alt), "three two-|one"),
    (KeyPress(.home, .control), "|three two-one"), (KeyPress(.end), "three two-one|"),
    (KeyPress(.right), "three two-one|"), (KeyPress("u", .control), "|"),
    (KeyPress("w", .control), "three two-|"), (KeyPress(.backspace, .alt), "three two-|"),
    (KeyPress(.backspace), "three two-on|"), (KeyPress(.delete), "three two-one|"),
  ])
  func `from the end, keys move and delete like terminals and desktops`(
    key: KeyPress, result: String
  ) throws {
    field.value = "three two-one"
    #expect(try field.handle(.key(key)))
    #expect(field.marked == result)
  }

  @Test(arguments: [
    (KeyPress(.right), "t|hree two"), (KeyPress(.right, .control), "three| two"),
    (KeyPress("f", .alt), "three| two"), (KeyPress("e", .control), "three two|"),
    (KeyPress(.delete), "|hree two"), (KeyPress(.delete, .control), "| two"),
    (KeyPress("d", .alt), "| two"), (KeyPress("k", .control), "|"),
    (KeyPress(.backspace), "|three two"), (KeyPress(.left), "|three two"),
  ])
  func `keys work the same from the beginning`(key: KeyPress, result: String) throws {
    field.value = "three two"
    try field.press(.home)
    #expect(try field.handle(.key(key)))
    #expect(field.marked == result)
  }

  @Test func `with Shift, moves select, and the next edit replaces the selection`() throws {
    field.value = "one two"
    try field.press(.left, [.shift, .control])
    #expect(field.selectedText == "two")
    try field.press(.left, .shift)
    #expect(field.selectedText == " two")
    try field.type("!")
    #expect(field.value == "one!")
    try field.press(.home, .shift)
    try field.press(.backspace)
    #expect(field.isEmpty)
  }

  @Test func `a step to the side ends a selection on that side`() throws {
    field.value = "abc"
    _ = try field.perform(.selectAll)
    try field.press(.left)
    #expect(field.marked == "|abc")
    _ = try field.perform(.selectAll)
    try field.press(.right)
    #expect(field.marked == "abc|")
  }

  @Test func `a character is a grapheme cluster`() throws {
    field.value = "e\u{301}👩‍👩‍👧🇩🇪漢"
    for _ in 0..<2 { try field.press(.left) }
    #expect(field.marked == "e\u{301}👩‍👩‍👧|🇩🇪漢")
    try field.press(.backspace)
    try field.press(.backspace)
    #expect(field.marked == "|🇩🇪漢")
    try field.press(.delete)
    #expect(field.value == "漢")
  }

  @Test func `a typed combining mark joins the preceding character`() throws {
    try field.type("e\u{301}x")
    field.value = "ex"
    try field.press(.left)
    try field.press(.character("\u{301}"))
    #expect(field.marked == "e\u{301}|x")
    try field.press(.backspace)
    #expect(field.value == "x")
  }

  @Test(arguments: [
    KeyPress(.up), KeyPress(.down), KeyPress(.tab), KeyPress(.escape), KeyPress(.enter),
    KeyPress(.function(1)), KeyPress("s", .control), KeyPress("x", phase: .up),
    KeyPress("c", .control), KeyPress("x", .control),
  ])
  func `any other key is not handled`(key: KeyPress) throws {
    field.value = "text"
    #expect(try !field.handle(.key(key)))
    #expect(field.value == "text")
  }

  @Test func `a disabled field accepts nothing`() throws {
    field.value = "text"
    field.isEnabled = false
    try field.type("x")
    #expect(try !field.handle(.paste("x")))
    #expect(try !field.point(.down(.left), x: 0))
    #expect(try !field.perform(.delete(.character, .backward)))
    #expect(field.value == "text")
  }

  // MARK: Undo

  @Test func `a typed word is undone and redone at once`() throws {
    try field.type("one")
    try field.press(.home)
    try field.type("two ")
    try field.press("z", .control)
    #expect(field.marked == "|one")
    try field.press("z", .control)
    #expect(field.isEmpty)
    #expect(try field.press("z", .control))
    try field.press("_", .alt)
    try field.press("Z", .control)
    #expect(field.marked == "two |one")
  }

  @Test(arguments: [false, true])
  func `typing is undone by words, even for several characters at once`(
    isBurst: Bool
  ) throws {
    let text = "Hello, big  world 漢字 end"
    if isBurst { _ = try field.perform(.type(text)) } else { try field.type(text) }
    var states: [String] = []
    while !field.isEmpty {
      try field.press("z", .control)
      states.append(field.value)
    }
    #expect(
      states == ["Hello, big  world 漢字 ", "Hello, big  world ", "Hello, big  ", "Hello, ", ""])
    for _ in states { _ = try field.perform(.redo) }
    #expect(field.marked == text + "|")
  }

  @Test func `the replaced selection returns with the first typed word`() throws {
    field.value = "old"
    _ = try field.perform(.selectAll)
    _ = try field.perform(.type("new words"))
    try field.press("z", .control)
    #expect(field.value == "new ")
    try field.press("z", .control)
    #expect(field.selectedText == "old")
  }

  @Test func `deleting by characters is undone word by word`() throws {
    field.value = "one two three"
    for _ in 0..<7 { try field.press(.backspace) }
    #expect(field.value == "one tw")
    try field.press("z", .control)
    #expect(field.value == "one two ")
    try field.press("z", .control)
    #expect(field.value == "one two three")
    try field.press(.home)
    for _ in 0..<6 { try field.press(.delete) }
    try field.press("z", .control)
    #expect(field.value == "two three")
    try field.press("z", .control)
    #expect(field.value == "one two three")
  }

  @Test func `without edits, the undo key is left to the app`() throws {
    #expect(try !field.press("z", .control))
    try field.type("a")
    #expect(try field.press("z", .control))
    // A surplus undo does not stop the app.
    #expect(try field.press("z", .control))
    field.value = "code"
    #expect(try !field.press("z", .control))
  }

  @Test func `deleting after typing is a separate undo step`() throws {
    try field.type("abc")
    try field.press(.backspace)
    try field.press(.backspace)
    try field.press("z", .control)
    #expect(field.value == "abc")
    try field.press(.left, .shift)
    try field.handleAll(.paste("xyz"))
    try field.press("z", .control)
    #expect(field.selectedText == "c")
  }

  @Test func `a new edit removes the redo history`() throws {
    try field.type("a")
    try field.press("z", .control)
    try field.type("b")
    try field.press("Z", .control)
    #expect(field.value == "b")
  }

  @Test func `the undo history is limited`() throws {
    for _ in 0..<1100 { try field.handleAll(.text("a")) }
    for _ in 0..<1200 { try field.press("z", .control) }
    #expect(field.value.count == 100)
    let large = String(repeating: "b", count: 1 << 20)
    for _ in 0..<6 { try field.handleAll(.paste(large)) }
    for _ in 0..<9 { try field.press("z", .control) }
    #expect(field.value.utf8.count == 100 + 3 * large.utf8.count)
  }

  // MARK: Pointer

  @Test func `pressing places the cursor, dragging selects, and so does Shift`() throws {
    field.value = "abcdef"
    field.layOut(width: 10)
    #expect(try field.point(.down(.left), x: 2))
    #expect(try field.point(.drag(.left), x: 4))
    #expect(try field.point(.up(.left), x: 4))
    #expect(field.selectedText == "cd")
    try field.point(.down(.left), x: 9, .shift)
    #expect(field.selectedText == "cdef")
    try field.point(.drag(.left), x: -3)
    #expect(field.selectedText == "ab")
    #expect(try !field.point(.down(.right), x: 1))
    #expect(try !field.point(.scroll(x: 0, y: 1), x: 1))
  }

  @Test func `padding and the frame are not text`() throws {
    field.value = "abc"
    field.layout.padding = .init(horizontal: 3, vertical: 1)
    field.didLayOut(
      TextArea(
        origin: SurfacePoint(x: 1, y: 0), size: SurfaceSize(width: 5, height: 1),
        ruler: TextRowsTests.Ruler()))
    try field.point(.down(.left), x: 5, y: 1)
    #expect(field.marked == "a|bc")
  }
}
