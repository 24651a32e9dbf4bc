import Logging
import ServerParts
import ServerConnections
import NIOCore
import NIOEmbedded
import NIOWebSocket
import ScreenKitCore
import ScreenKitWeb
import Testing

@testable import WebHost

/// The time of a hub, which tests control.
@MainActor
final class TestTime: HostTime {
  private(set) var now = ClockInstant()
  private var alarm: (instant: ClockInstant, action: @MainActor () -> Void)?

  var seconds: Int64 { milliseconds / 1_000 }

  var milliseconds: Int64 { 1_000_000 + Int64(now.sinceStart / .milliseconds(1)) }

  func setAlarm(at instant: ClockInstant?, _ action: @escaping @MainActor () -> Void) {
    alarm = instant.map { ($0, action) }
  }

  /// Moves the time forward, and runs the alarm at each due moment.
  func pass(_ duration: Duration) {
    let end = now + duration
    while let next = alarm, next.instant <= end {
      now = max(now, next.instant)
      alarm = nil
      next.action()
    }
    now = end
  }
}

/// A counter that keeps its count, can end, and can be slow.
final class CounterScreen: Controller {
  final class Model: ScreenKitCore.Model {
    @Observed var count = 0
  }

  let model = Model()
  private let label = Label()
  private let plus = Button("Add")
  private let end = Button("End")

  override func create(restoring state: SavedState?) {
    if case .int(let count)? = state?["count"] { model.count = count }
  }

  override func save() -> SavedState? {
    var state = SavedState()
    state["count"] = .int(model.count)
    return state
  }

  override func makeView() -> View {
    Column {
      label
      plus
      end
    }
  }

  override func connect() {
    connect(plus, to: CounterScreen.add)
    connect(end, to: CounterScreen.leave)
    observe(model, \.count) { screen, change in screen.label.text = "Count \(change.new)" }
  }

  private func add() { model.count += 1 }

  private func leave() { application?.quit(force: true) }
}

/// A screen that ends its app when it appears.
final class EndingScreen: Controller {
  override func makeView() -> View { Label("The end") }

  override func appear() { application?.quit(force: true) }
}

/// The counter as an app.
struct CounterApp: WebApp {
  static let users = ["anna", "ben"]
  var testGate: any VisitorGate = OpenGate()
  var gate: any VisitorGate { testGate }
  func makeRoot(for visitor: Visitor) -> Controller { CounterScreen() }
}

/// A hub without a network: pages and sockets of browsers, with a time that tests control.
@MainActor
final class HubStage {
  let time = TestTime()
  let store: any SessionStore
  let metrics = HostMetrics()
  let hub: SessionHub
  /// The visitors of all sessions so far, in the order of their creation.
  var visitors: [Visitor] { made.visitors }
  private let made = Made()

  @MainActor
  private final class Made {
    var visitors: [Visitor] = []
  }

  init(
    store: any SessionStore = MemoryStore(), gate: any VisitorGate = OpenGate(),
    logger: Logger = .silent, recordings: SessionRecordings? = nil,
    _ change: (inout SessionLimits) -> Void = { _ in },
    root: @escaping @MainActor () -> Controller = { CounterScreen() }
  ) {
    self.store = store
    var limits = SessionLimits()
    change(&limits)
    let next = Epochs()
    hub = SessionHub(
      .init(
        store: store, gate: gate, metrics: metrics, logger: logger, time: time,
        recordings: recordings),
      limits: limits
    ) { [made] visitor, clock, archive in
      made.visitors.append(visitor)
      var settings = WebSession.Settings()
      settings.epoch = next.next()
      return WebSession(
        CounterApp(), root: root(), clock: clock, archive: archive, settings: settings)
    }
  }

  /// Fetches a page, and returns its ticket.
  func page(_ browser: TestBrowser) throws -> TestPage {
    var ticket = ""
    let html = try hub.page(browser.device, browser.visitor, link: nil) {
      ticket = $0.text
      return Self.slots($0.text)
    }
    return TestPage(self, browser, html: html, ticket: ticket)
  }

  /// The values of a page with a ticket.
  static func slots(_ ticket: String) -> WebSession.PageSlots {
    WebSession.PageSlots(
      nonce: "n", ticket: ticket, socketPath: "/s", scriptPath: "/j", partsPath: "/p",
      tablesPath: "/q", stylePath: "/c", formPath: "/")
  }
}

/// Epochs, which differ between hosts as well.
@MainActor
final class Epochs {
  private static var last = 0
  func next() -> Int {
    Epochs.last += 1
    return Epochs.last
  }
}

/// A visitor's browser.
struct TestBrowser {
  let device = DeviceID()
  var address = ClientAddress("192.0.2.1")
  var languages: [String] = []
  var user: String?
  var visitor: Visitor {
    Visitor(user: user, browser: device.key, address: address, languages: languages)
  }
}

/// A page of a browser: its socket without a network.
@MainActor
final class TestPage {
  private let stage: HubStage
  private let browser: TestBrowser
  let html: String
  var ticket: String
  var epoch: Int
  private(set) var socket: SocketStage?
  private var pump: SocketPump?
  private var lastMessage = 0
  /// The frames from the server, in order.
  private(set) var frames: [String] = []
  private(set) var closeCode: Int?

  init(_ stage: HubStage, _ browser: TestBrowser, html: String, ticket: String) {
    (self.stage, self.browser, self.html, self.ticket) = (stage, browser, html, ticket)
    let digits = html.firstRange(of: "\"epoch\":").map {
      html[$0.upperBound...].prefix(while: \.isNumber)
    }
    epoch = digits.flatMap { Int($0) } ?? 0
  }

  /// Connects a socket, and joins.
  func join(_ device: DeviceID? = nil, ticket: String? = nil, lastFrame: Int = 0) async throws {
    try beginJoin(device, ticket: ticket, lastFrame: lastFrame)
    await settle()
  }

  /// Connects a socket, and sends its first message, without waiting for the session.
  func beginJoin(_ device: DeviceID? = nil, ticket: String? = nil, lastFrame: Int = 0) throws {
    let request = SocketRequest(
      device: device ?? browser.device, address: browser.address ?? ClientAddress(nil),
      gateRequest: VisitorRequest(path: "/", address: ClientAddress(nil), headers: []))
    let pump = SocketPump(request, stage.metrics) { _ in }
    let socket = try SocketStage(reader: pump)
    pump.begin(SocketWriter(socket.handler, socket.channel.eventLoop))
    (self.pump, self.socket, closeCode) = (pump, socket, nil)
    arrive("[\"j\",\"\(ticket ?? self.ticket)\",\(epoch),\(lastFrame)]")
  }

  /// Lets a message arrive at the hub, without waiting for its effects.
  func arrive(_ text: String) {
    socket?.send(text)
    if let pump { stage.hub.handle(pump) }
  }

  /// Sends operations as one message.
  func act(_ operations: String) async {
    lastMessage += 1
    await send("[\(lastMessage),\(operations)]")
  }

  func send(_ text: String) async {
    socket?.send(text)
    await settle()
  }

  /// Breaks the connection without a close frame.
  func cut() async {
    disconnect()
    await settle()
  }

  /// Breaks the connection, without waiting for the hub.
  func disconnect() {
    socket?.channel.close(promise: nil)
    if let pump { stage.hub.handle(pump) }
  }

  /// Connects a socket, and waits until it has joined, while other sockets still wait.
  func joinBeforeOthers() async throws {
    let before = stage.metrics.count(.joins)
    try beginJoin()
    while stage.metrics.count(.joins) == before { await Task.yield() }
    read()
  }

  /// Waits until the hub has done all pending work.
  func settle() async {
    guard let pump else { return }
    stage.hub.handle(pump)
    await stage.hub.awaitJoins()
    read()
  }

  /// Reads what the hub has sent.
  private func read() {
    guard let socket else { return }
    socket.channel.embeddedEventLoop.run()
    for frame in (try? socket.frames()) ?? [] {
      var data = frame.data
      if frame.opcode == .connectionClose {
        closeCode = data.readInteger(as: UInt16.self).map(Int.init)
      } else {
        let text = String(buffer: data)
        if text.hasPrefix("[\"j\",\"") {
          ticket = String(text.dropFirst(6).dropLast(2))
        } else {
          frames.append(text)
        }
      }
    }
  }

  /// Returns the operation that presses the button of a name.
  func press(_ name: String) throws -> String {
    let end = try #require(html.firstRange(of: ">\(name)</button>")).lowerBound
    let start = try #require(html[..<end].ranges(of: "id=\"n").last).upperBound
    return "[\"p\",\(html[start...].prefix { $0.isNumber })]"
  }

  var isOpen: Bool { socket?.isOpen == true && closeCode == nil }

  func sees(_ text: String) -> Bool { frames.contains { $0.contains(text) } }
}
