public import ScreenKitCore
public import ScreenKitWeb

/// A driver that uses an app like a visitor in a browser, but without a browser or waiting.
///
/// The session is real. Every call returns after all its effects are in ``page``.
@MainActor
public final class WebTest {
  /// The session under test.
  public let session: WebSession
  /// The clock of the app and of the session, which only advances by ``advance(by:)``.
  public let clock = ManualClock()
  /// The page in the state of a browser.
  public let page: PageModel
  /// The frames that the last call caused, in order.
  public private(set) var frames: [String] = []
  /// All outputs of the session, in order.
  private(set) var outputs: [WebSession.Output] = []
  /// The delayed frames while ``isSlow`` is set, as on a slow connection.
  private(set) var waiting: [String] = []
  var isSlow = false
  private(set) var lastMessage = 0

  private let root: Controller

  struct App: ScreenApp {
    func makeRoot() throws -> Controller { Controller() }
  }

  /// Starts a session of an app and opens its page.
  ///
  /// - Parameters:
  ///   - root: The root screen, which must be new.
  ///   - link: A link to open at the start; `nil` for the root screen.
  ///   - archive: The states of the screens from an earlier session.
  ///   - settings: The look, painters of the app's own views, texts and limits.
  public convenience init(
    _ root: Controller, opening link: String? = nil, archive: ScreenArchive? = nil,
    settings: WebSession.Settings = WebSession.Settings()
  ) {
    self.init(root, archive, settings) { $0.start(opening: link) }
    join(lastFrame: -1)
  }

  /// Creates a test with an unconnected page; `start` starts the session.
  init(
    _ root: Controller, _ archive: ScreenArchive?, _ settings: WebSession.Settings,
    clock wrap: (ManualClock) -> any TimerClock = { $0 }, start: (WebSession) -> Void
  ) {
    self.root = root
    session = WebSession(
      App(), root: root, clock: wrap(clock), archive: archive, settings: settings)
    start(session)
    page = PageModel(page: session.page(WebTest.slots))
    session.onOutput = { [weak self] in self?.receive($0) }
    session.onWake { [weak session] in
      Task { @MainActor [weak session] in session?.runPosts() }
    }
  }

  /// The states of the screens that the session sent for a store, in order.
  public var archives: [ScreenArchive] {
    outputs.compactMap { if case .changed(let archive) = $0 { archive } else { nil } }
  }

  /// The reason for the closed connection; `nil` while it is open.
  public var closeReason: WebSession.EndReason? {
    outputs.lazy.compactMap { if case .close(let reason) = $0 { reason } else { nil } }.first
  }

  // MARK: The connection

  func join(lastFrame: Int) {
    frames = []
    _ = session.join(lastFrame: lastFrame, at: clock.now)
    acknowledge()
  }

  /// Loads the page again; returns its HTML as shown by browsers without script.
  public func reload() -> String {
    defer { reconnect() }
    disconnect()
    return session.page(WebTest.slots)
  }

  /// Cuts the connection; the session continues.
  public func disconnect() { session.leave(at: clock.now) }

  /// Connects again, like a browser after the loss of its connection.
  public func reconnect() { join(lastFrame: -1) }

  /// Sends operations of the protocol in one message, such as `["p",12]`.
  public func send(_ operations: String...) { send(messages: [operations]) }

  /// Sends messages with these operations, one after the other.
  func send(messages: [[String]]) {
    frames = []
    for operations in messages {
      lastMessage += 1
      let message = (["\(lastMessage)"] + operations).joined(separator: ",")
      session.receive("[\(message)]", at: clock.now)
      acknowledge()
    }
  }

  /// Advances the clock by `duration`, running each due action at its deadline.
  ///
  /// A session without a client goes to the background after some time, and then to sleep.
  public func advance(by duration: Duration) {
    frames = []
    clock.advance(by: duration)
    session.advance(to: clock.now)
    acknowledge()
  }

  /// Ends the session, like a host when the visitor logs out elsewhere.
  public func end() { session.end() }

  /// Returns the current states of all screens, for the start of another test.
  public func archive() -> ScreenArchive { session.archive() }

  /// Waits until all posted work is done and each task of a screen has ended or is waiting.
  public func settle() async {
    await root.application?.waitUntilIdle()
    acknowledge()
  }

  /// Acknowledges the received frames, unless the connection is slow.
  func acknowledge() {
    guard session.isConnected, !isSlow else { return }
    session.receive("[0,[\"a\",\(page.progress.lastFrame)]]", at: clock.now)
  }

  private func receive(_ output: WebSession.Output) {
    outputs.append(output)
    guard case .frame(let text) = output else { return }
    frames.append(text)
    waiting.append(text)
    if !isSlow { deliver() }
  }

  /// Delivers the delayed frames to the page.
  func deliver() {
    for frame in waiting { page.apply(frame) }
    waiting = []
  }

  /// Drops the delayed frames.
  func loseFrames() { waiting = [] }

  // MARK: The page

  private static let slots = WebSession.PageSlots(
    nonce: "", ticket: "", socketPath: "", scriptPath: "", partsPath: "",
    tablesPath: "", stylePath: "", formPath: "")
}
