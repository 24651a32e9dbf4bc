import FuzzSupport
import ScreenKitCore
import ScreenKitWeb

/// Checks that no message of a client traps, and that each leaves a page that can be written.
///
/// The lines of the text are the messages of one client; the first line contains the fields of a
/// form.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWeb(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let lines = fuzzText(start, count).split(separator: "\n", omittingEmptySubsequences: false)
  MainActor.assumeIsolated {
    let clock = ManualClock()
    let session = WebSession(FuzzApp(), root: FuzzScreen(), clock: clock)
    session.start()
    let fields = (lines.first ?? "").split(separator: "&").map { field in
      let parts = field.split(separator: "=", maxSplits: 1).map(String.init)
      return (name: parts.first ?? "", value: parts.count > 1 ? parts[1] : "")
    }
    _ = session.submit(fields, at: clock.now)
    _ = session.join(lastFrame: -1, at: clock.now)
    for line in lines.dropFirst() {
      session.receive(String(line), at: clock.now)
      clock.advance(by: .milliseconds(20))
    }
    _ = session.page(
      .init(
        nonce: "n", ticket: "t", socketPath: "/s", scriptPath: "/c.js",
        partsPath: "/p.js", tablesPath: "/t.js", stylePath: "/s.css",
        formPath: "/"))
    session.end()
  }
  return 0
}

private struct FuzzApp: ScreenApp {
  func makeRoot() -> Controller { FuzzScreen() }
}

/// A screen with a control for each operation of a client.
private final class FuzzScreen: Controller {
  override func makeView() -> View {
    let short = TextField("Short", text: "ab")
    short.limit = 3
    let masked = TextField("Masked", text: "secret")
    masked.isMasked = true
    let rows = List((0..<100).map { "row \($0)" })
    rows.selectionMode = .multiple
    let button = Button("Swap")
    let column = Column {
      short
      masked
      TextView("e\u{301} \u{1F469}\u{200D}\u{1F469}\n\u{5E9}\u{5DC}")
      Toggle("On")
      RadioGroup(["a", "b"])
      Slider(step: 0.1)
      Picker("One", ["x", "y"])
      rows
      DocumentView(Document(html: "<h1>A</h1><p><a href=b>link</a></p>"))
      button
    }
    button.action = { column.setChildren(column.children.reversed()) }
    return column
  }
}
