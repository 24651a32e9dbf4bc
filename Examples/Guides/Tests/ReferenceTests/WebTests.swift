import ScreenKitCore
import ScreenKitTesting
import ScreenKitWeb
import ScreenKitWebTesting
import Testing

/// A volume from 1 to 9.
final class Dial: Control {
  private(set) var number = 1 {
    didSet { changed(.appearance) }
  }

  override var accessibleValue: String { "\(number) of 9" }

  override func handle(_ input: ViewInput) -> Bool {
    guard case .action(.setValue(.int(let number))) = input else { return false }
    self.number = min(max(number, 1), 9)
    return true
  }
}

/// A painter that describes a dial as a slider of the browser.
struct DialPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .label, [.class: "slider"],
        .elements([
          WebElement(
            .input, [.type: "range", .min: "1", .max: "9", .on: "v"],
            slots: [2: .flag(.disabled), 3: .attribute(.value), 4: .attribute(.ariaLabel)]),
          WebElement(.output, slots: [5: .rich]),
        ])))
  ]

  func fill(_ view: Dial, _ slots: inout SlotWriter) {
    slots.attribute(3, "\(view.number)")
    slots.attribute(4, view.accessibleName)
    var content = RichContent()
    content.add(.strong) { $0.add("\(view.number)") }
    slots.rich(5, content)
    slots.set(Measure.minimumWidth, 20)
  }
}

/// A screen with a dial.
private final class DialScreen: Controller {
  let dial = Dial()
  override func makeView() -> View {
    dial.accessibleName = "Volume"
    return dial
  }
}

private struct DialApp: ScreenApp {
  func makeRoot() -> Controller { DialScreen() }
}

/// A host without sockets, which keeps the messages of a session.
@MainActor
private final class Host {
  let screen = DialScreen()
  let clock = ManualClock()
  let session: WebSession
  private(set) var frames: [String] = []
  private(set) var ends: [WebSession.EndReason] = []

  init(_ painters: [any WebPainter]) {
    var settings = WebSession.Settings()
    settings.look = .material
    let table = WebPainterTable()
    for painter in painters { table.register(painter) }
    settings.painters = table
    settings.limits.joinTime = .seconds(5)
    session = WebSession(DialApp(), root: screen, clock: clock, settings: settings)
    session.onOutput = { [unowned self] in receive($0) }
    session.start()
  }

  private func receive(_ output: WebSession.Output) {
    switch output {
    case .frame(let text): frames.append(text)
    case .close(let reason): ends.append(reason)
    case .changed, .released: break
    }
  }

  func page() -> String {
    session.page(
      WebSession.PageSlots(
        nonce: "n", ticket: "t", socketPath: "/socket", scriptPath: ClientAssets.script.name,
        partsPath: ClientAssets.parts.name, tablesPath: ClientAssets.tables.name,
        stylePath: ClientAssets.style(.terminal).name, formPath: "/form"))
  }
}

@MainActor
@Suite("Web sessions without a socket", .leakFree)
struct WebTests {
  @Test func `a painter describes a control of the app`() {
    let page = Host([DialPainter()]).page()
    #expect(page.contains(#"type="range""#))
    #expect(page.contains(#"aria-label="Volume""#))
  }

  @Test func `without a painter a control appears as its description`() {
    let page = Host([]).page()
    #expect(page.contains("Volume, 1 of 9"))
    #expect(!page.contains(#"type="range""#))
  }

  @Test func `a message of the page changes the control`() throws {
    let host = Host([DialPainter()])
    let number = try #require(host.page().firstMatch(of: /#n(\d+){min-width:20ch/)?.1)
    let hello = try #require(ClientHello(#"["j","t",1,-1]"#))
    #expect(host.session.join(lastFrame: hello.lastFrame, at: host.clock.now))
    host.session.receive("[1,[\"v\",\(number),7]]", at: host.clock.now)
    #expect(host.screen.dial.number == 7)
    #expect(host.frames.last?.contains("7") == true)
  }

  @Test func `the frames for a page make its elements`() {
    let host = Host([DialPainter()])
    let page = PageModel(page: host.page())
    #expect(host.session.join(lastFrame: -1, at: host.clock.now))
    for frame in host.frames { page.apply(frame) }
    #expect(page.element("slider", named: "Volume")?.isDisabled == false)
    #expect(page.element(of: host.screen.dial)?.styles["min-width"] == "20ch")
    #expect(page.problems == [])
  }

  @Test func `a page without a connection is removed`() {
    let host = Host([])
    host.clock.advance(by: .seconds(5))
    host.session.advance(to: host.clock.now)
    #expect(host.ends == [WebSession.EndReason.neverJoined] || !host.session.isConnected)
  }

  @Test func `addresses are links of the app`() {
    let place = WebPlace("/news/7?from=mail", under: "/")
    #expect(place?.link(scheme: "app") == "app://news/7?from=mail")
    #expect(WebPlace(link: "app://news/7")?.address(under: "/") == "/news/7")
  }

  @Test func `a host serves two files, and more with a theme`() {
    let files: [ClientAsset] = ClientAssets.all
    #expect(files.map(\.contentType).contains { $0.hasPrefix("text/css") })
    #expect(files.allSatisfy { !$0.bytes.isEmpty && $0.name.contains(".") })
  }

  @Test func `only elements can create markup`() {
    var content = RichContent()
    content.add("<b>")
    content.add(ElementName.em, [AttributeName.lang: "de"]) { $0.add("Guten Tag") }
    if case SlotValue.list(let parts) = content.value { #expect(parts.count == 2) }
    #expect(WebElement.Part.text != .rich)
  }

  @Test func `a host limits the messages of a client`() {
    var limits = WebLimits()
    (limits.messagesPerSecond, limits.messageBurst) = (1, 2)
    let start = ClockInstant()
    var rate = MessageRate(limits, at: start)
    let allowed = (0..<3).map { _ in rate.allow(at: start) }
    #expect(allowed == [true, true, false])
    let isAllowed = rate.allow(at: start + .seconds(1))
    #expect(isAllowed)
  }
}
