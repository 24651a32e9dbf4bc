import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Control sequences in every place with text of an app.
@MainActor
@Suite(.leakFree) struct HostileViewTests {
  /// Returns every kind of view with text of an app, with `text` in all of them.
  private func views(_ text: String) -> View {
    let wrapped = Label(text)
    wrapped.wraps = true
    return Column {
      Label(text)
      wrapped
      Button(text)
      Box(text, Label(text))
    }
  }

  @Test(arguments: Payload.all)
  func `no payload gets through any view in any look`(payload: Payload) {
    #expect(Payload.all.count >= 40)
    for (number, look) in Look.Name.allCases.enumerated() {
      // A plain run sends each payload through some views in each look, and all payloads through
      // each view.
      let views = EveryView.showing(payload.text)
      for (name, view) in CaseSample.every(19, of: views, from: payload.number + 6 * number) {
        let stage = Stage(view, columns: look == .terminal ? 9 : 40, rows: 6, look)
        check(stage, payload, "\(name), \(look)")
      }
    }
  }

  @Test(arguments: Payload.all)
  func `no pasted or typed payload gets through`(payload: Payload) {
    for field in [TextField("Name"), TextView()] as [TextInput] {
      let stage = Stage(field, columns: 30, rows: 6)
      stage.application.dispatch(.paste(payload.text))
      check(stage, payload, "pasted")
      for character in payload.text {
        stage.application.dispatch(.key(KeyPress(.character(character))))
      }
      check(stage, payload, "typed")
    }
  }

  /// Checks the output: the terminal emulator refuses every sequence that the encoder does not
  /// write.
  private func check(_ stage: Stage, _ payload: Payload, _ place: String) {
    #expect(stage.isTruthful, "\(place)")
    #expect(!stage.frames.isEmpty, "\(place)")
    #expect(stage.frames.allSatisfy { hasOnlyOurSequences($0) }, "\(place)")
    let bytes = Array(payload.text.utf8)
    #expect(bytes.count == 1 || stage.frames.allSatisfy { !$0.contains(bytes) }, "\(place)")
  }

  @Test(arguments: CaseSample.pairs(Payload.all, ["https://example.com/", "mailto:", ""]))
  func `no payload gets through in a link`(payload: Payload, start: String) {
    let address = start + payload.text
    let label = Label("label")
    label.link = ExternalLink(address)
    let page = DocumentView(Document([.paragraph([.init("text", link: address)])]))
    for view in [label, page] { check(Stage(view, columns: 20, rows: 3), payload, "link") }
  }

  @Test(arguments: Payload.all)
  func `no payload gets through in the window title`(payload: Payload) {
    let stage = Stage(Label("screen"), options: TextOptions(title: "the app"))
    stage.change { stage.application.root.title = payload.text }
    check(stage, payload, "title")
    let named = Stage(Label("screen"), options: TextOptions(title: payload.text))
    check(named, payload, "name")
  }

  @Test(arguments: Payload.all)
  func `no payload gets through in messages, the status bar and tooltips`(payload: Payload) {
    let button = Button("Save")
    button.tooltip = payload.text
    let stage = Stage(button, columns: 40, rows: 10)
    stage.change {
      stage.application.status = AppStatus(
        payload.text, detail: payload.text, progress: .fraction(0.5))
      stage.application.show(Toast(payload.text))
    }
    check(stage, payload, "status bar and message")
    stage.application.dispatch(.key(KeyPress(.function(1), .control)))
    check(stage, payload, "tooltip")
  }

  @Test(arguments: RandomWalks.seeds(4, of: 40))
  func `no random text gets through`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(views(""), columns: 30, rows: 24)
    for _ in 0..<20 {
      let text = random.text(parts: 10)
      stage.application.root.view?.forEachShown { view in
        (view as? Label)?.text = text
        (view as? Button)?.title = text
      }
      stage.change {}
      #expect(stage.isTruthful, "\(text.debugDescription)")
    }
    #expect(stage.frames.allSatisfy { hasOnlyOurSequences($0) })
  }

  @Test func `nor through keys of commands and titles of screens`() {
    let stage = Stage(Label("screen"), columns: 60, rows: 24)
    stage.change { stage.application.root.title = "\u{1B}]0;owned\u{7}" }
    stage.application.dispatch(.key("?"))
    #expect(stage.isTruthful)
  }

  /// Returns whether the bytes have no other control characters than the encoder's sequences and
  /// moves between rows.
  ///
  /// Each escape must begin or end a sequence or a command.
  private func hasOnlyOurSequences(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let controls = text.filter { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }
    return controls.allSatisfy { $0 == "\u{1B}" || $0 == "\r" || $0 == "\n" }
      && zip(text, text.dropFirst()).allSatisfy { first, second in
        first != "\u{1B}" || ["[", "]", "\\"].contains(second)
      }
  }
}
