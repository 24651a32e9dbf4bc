public import ScreenKitCore
public import ScreenKitWeb

/// A driver that uses an app as a visitor with a browser does, without a browser and without waiting.
///
/// The session is a real one. Every call returns when all its effects are in ``page``.
@MainActor
public final class WebTest {
  /// The session under test.
  public let session: WebSession
  /// The clock of the app and of the session, which only moves by ``advance(by:)``.
  public let clock = ManualClock()
  /// The page as a browser would have it.
  public let page: PageModel
  /// The frames that the last call caused, as the page got them.
  public private(set) var frames: [String] = []
  /// All outputs of the session, in order.
  private(set) var outputs: [WebSession.Output] = []
  /// The frames that wait, as on a slow line, while ``isSlow`` is set.
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
  ///   - link: A link that the address of the page leads to; `nil` for the root screen.
  ///   - archive: The states of the screens from an earlier session.
  ///   - settings: The look, painters of the app's own views, texts and limits.
  public convenience init(
    _ root: Controller, opening link: String? = nil, archive: ScreenArchive? = nil,
    settings: WebSession.Settings = WebSession.Settings()
  ) {
    self.init(root, archive, settings) { $0.start(opening: link) }
    join(lastFrame: -1)
  }

  /// Creates a test whose page has not joined; `start` starts the session.
  init(
    _ root: Controller, _ archive: ScreenArchive?, _ settings: WebSession.Settings,
    clock wrap: (ManualClock) -> any TimerClock = { $0 }, start: (WebSession) -> Void
  ) {
    self.root = root
    session = WebSession(
      App(), root: root, clock: wrap(clock), archive: archive, settings: settings)
    start(session)
    page = PageModel(page: session.page(WebTest.slots))
    session.onOutput = { [weak self] in self?.take($0) }
    session.onWake { [weak session] in
      Task { @MainActor [weak session] in session?.runPosts() }
    }
  }

  /// The states of the screens as the session sent them for a store, in order.
  public var archives: [ScreenArchive] {
    outputs.compactMap { if case .changed(let archive) = $0 { archive } else { nil } }
  }

  /// The reason for which the session closed the connection; `nil` while it is open.
  public var closeReason: WebSession.EndReason? {
    outputs.lazy.compactMap { if case .close(let reason) = $0 { reason } else { nil } }.first
  }

  // MARK: The connection

  func join(lastFrame: Int) {
    frames = []
    _ = session.join(lastFrame: lastFrame, at: clock.now)
    acknowledge()
  }

  /// Loads the page again, and returns its HTML as browsers without script show it.
  public func reload() -> String {
    defer { reconnect() }
    disconnect()
    return session.page(WebTest.slots)
  }

  /// Cuts the connection; the session goes on.
  public func disconnect() { session.leave(at: clock.now) }

  /// Connects again, as a browser does after it has lost its connection.
  public func reconnect() { join(lastFrame: -1) }

  /// Sends operations of the protocol in one message, such as `["p",12]`.
  public func send(_ operations: String...) {
    frames = []
    lastMessage += 1
    let message = (["\(lastMessage)"] + operations).joined(separator: ",")
    session.receive("[\(message)]", at: clock.now)
    acknowledge()
  }

  /// Advances the clock by `duration`, running each due action at its deadline.
  ///
  /// A session that is away for long goes to the background, and then to sleep.
  public func advance(by duration: Duration) {
    frames = []
    clock.advance(by: duration)
    session.advance(to: clock.now)
    acknowledge()
  }

  /// Ends the session, as a host does when the visitor logs out elsewhere.
  public func end() { session.end() }

  /// Returns the states of all screens as they are now, for another test to begin with.
  public func archive() -> ScreenArchive { session.archive() }

  /// Waits until all posted work is done, and each task of a screen has ended or is waiting.
  public func settle() async {
    await root.application?.waitUntilIdle()
    acknowledge()
  }

  /// Acknowledges the frames that the page has got, unless the line is slow.
  func acknowledge() {
    guard session.isConnected, !isSlow else { return }
    session.receive("[0,[\"a\",\(page.progress.lastFrame)]]", at: clock.now)
  }

  private func take(_ output: WebSession.Output) {
    outputs.append(output)
    guard case .frame(let text) = output else { return }
    frames.append(text)
    waiting.append(text)
    if !isSlow { deliver() }
  }

  /// Gives the page the frames that wait.
  func deliver() {
    for frame in waiting { page.apply(frame) }
    waiting = []
  }

  /// Loses the frames that wait.
  func loseFrames() { waiting = [] }

  // MARK: The page

  private static let slots = WebSession.PageSlots(
    nonce: "", ticket: "", socketPath: "", scriptPath: "", partsPath: "", stylePath: "",
    formPath: "")
}
