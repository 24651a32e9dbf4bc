import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The lines for each building block, and for the user's actions.
@MainActor
@Suite("Building blocks in plain lines", .leakFree)
struct LinearBlockTests {
  private func stage(_ block: Block) -> LinearStage {
    LinearStage(PlainScreen(block.make()))
  }

  @Test(arguments: [
    (Block.label, ["  Bread"]), (.button, ["  button, Bread"]), (.toggle, ["  toggle, Bread, off"]),
    (.checkbox, ["  checkbox, Bread, not checked"]),
    (
      .radioGroup,
      [
        "  radio group", "    radio button, Bread, 1 of 3", "    radio button, Milk, 2 of 3",
        "    radio button, Eggs, 3 of 3",
      ]
    ),
    (
      .segments,
      [
        "  radio group", "    radio button, Bread, 1 of 3", "    radio button, Milk, 2 of 3",
        "    radio button, Eggs, 3 of 3",
      ]
    ),
    (.slider, ["  slider, 0"]), (.textField, ["  text field, Name, Bread"]),
    (.textView, ["  text view, Bread, at B, 1 of 1"]), (.progress, ["  progress, 50 %"]),
    (.picker, ["  picker, Bread, Bread, 1 of 3"]),
    (
      .list,
      [
        "  list, 3 rows", "    row, Bread, 1 of 3", "    row, Milk, 2 of 3",
        "    row, Eggs, 3 of 3",
      ]
    ),
    (
      .checkList,
      [
        "  list, 3 rows, 0 selected", "    row, Bread, 1 of 3", "    row, Milk, 2 of 3",
        "    row, Eggs, 3 of 3",
      ]
    ),
    (
      .table,
      [
        "  table", "    header, Bread, b, column Bread, 1 of 2", "    list, 3 rows",
        "      row, Bread: Bread, b: 5, 1 of 3", "      row, Bread: Milk, b: 4, 2 of 3",
        "      row, Bread: Eggs, b: 4, 3 of 3",
      ]
    ),
    (
      .tabBar,
      [
        "  tab bar", "    tab, Bread, selected, 1 of 3", "    tab, Milk, 2 of 3",
        "    tab, Eggs, 3 of 3",
      ]
    ),
    (.document, ["  document", "    Bread", "    Bread", "    Milk", "    Eggs"]), (.divider, []),
    (.image, []),
    (.activity, ["  progress, busy"]),
    (.chart, ["  chart, 3 values from -3 to -1, the last is -1."]),
    (.box, ["  group, Bread", "    Bread", "    Milk", "    Eggs"]),
    (.keyPad, ["  text field", "  key pad, q"]),
  ])
  func `each block has a line`(block: Block, lines: [String]) {
    let stage = stage(block)
    #expect(stage.model.layers.last?.lines == lines)
    #expect(stage.isTruthful)
  }

  @Test(arguments: CaseSample.pairs(Block.allCases, Block.Content.allCases, each: 2))
  func `any content has lines`(block: Block, content: Block.Content) {
    let stage = LinearStage(PlainScreen(block.make(content)))
    #expect(stage.isTruthful && stage.isPlain)
  }

  @Test(arguments: Block.controls)
  func `the focus and changes by keys are written`(block: Block) {
    let view = block.make(block == .scroll || block == .document ? .huge : .ordinary)
    let stage = LinearStage(
      PlainScreen(
        Column {
          Button("Other"); view
        }))
    let told = stage.press(KeyPress(.tab))
    #expect(told.contains { $0.hasPrefix("Focus, line") }, "\(told)")
    for key in [Key.down, .right, .space, .end, .character("r"), .enter, .escape] {
      _ = stage.press(KeyPress(key))
      #expect(stage.isTruthful, "\(key)")
    }
    #expect(stage.isPlain)
    _ = stage.change { view.isEnabled = false }
    #expect(stage.isTruthful)
    if block != .scroll, block != .form {
      #expect(stage.model.layers.last?.lines.contains { $0.hasSuffix("disabled") } == true)
    }
  }

  @Test func `a newly highlighted row is one line`() {
    let list = List((1...100).map { "Item \($0)" })
    let stage = LinearStage(PlainScreen(list))
    #expect(stage.press(KeyPress(.down)) == ["Focus, line 3:     row, Item 2, 2 of 100"])
    for _ in 3...24 { _ = stage.press(KeyPress(.down)) }
    #expect(
      stage.press(KeyPress(.down)) == [
        "Line 2 removed.", "New line 25:     row, Item 25, 25 of 100",
        "Focus, line 25:     row, Item 25, 25 of 100",
      ])
    #expect(stage.isTruthful)
  }

  @Test func `typed text and the cursor are written`() {
    let stage = LinearStage(PlainScreen(TextField("Name")))
    #expect(stage.press("A") == ["Focus, line 1:   text field, Name, A"])
    #expect(stage.press("d") == ["Focus, line 1:   text field, Name, Ad"])
    #expect(stage.press(KeyPress(.left)) == ["Focus, line 1:   text field, Name, Ad, at d"])
    let selected = stage.press(KeyPress(.left, .shift))
    #expect(selected == ["Focus, line 1:   text field, Name, Ad, selected: A"])
  }

  @Test(.proves("F-036")) func `of a secret only the length is written`() {
    let field = TextField("Password")
    field.isMasked = true
    let stage = LinearStage(PlainScreen(field))
    stage.application.dispatch(.paste("hunter2"), .key("x"), .key(KeyPress(.left)))
    stage.application.dispatch(.key(KeyPress(.home, .shift)))
    #expect(stage.isTruthful && stage.transcript.contains("text field, Password, 8 characters"))
    for part in ["h", "2", "x"] {
      #expect(!stage.transcript.split(separator: ",").contains { $0.trimmed == part })
    }
    #expect(!stage.transcript.contains("hunter") && !stage.transcript.contains("selected"))
  }

  @Test func `progress is written in tenths, and failures as errors`() {
    let (bar, label) = (ProgressBar(0), Label())
    label.style.tint = .negative
    let stage = LinearStage(
      PlainScreen(
        Column {
          bar; label
        }))
    var told: [String] = []
    for percent in 1...100 { told += stage.change { bar.fraction = Double(percent) / 100 } }
    #expect(told.count == 10)
    #expect(told.last == "Line 1:   progress, 100 %")
    #expect(stage.change { label.text = "No route" } == ["New line 2:   error, No route"])
  }

  @Test func `a form writes each name once, and its mistakes`() {
    let form = Form(FormField("Name", TextField(), .required))
    let stage = LinearStage(PlainScreen(form))
    #expect(stage.model.layers.last?.lines == ["  text field, Name", "  button, Submit"])
    #expect(
      stage.press(KeyPress(.enter)) == [
        "New line 1:   error, Please correct: Name", "New line 3:   error, must not be empty",
      ])
    #expect(stage.isTruthful)
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
