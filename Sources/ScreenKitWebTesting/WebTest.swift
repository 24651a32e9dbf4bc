internal import FoundationEssentials
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
  /// The states of the screens as the session sent them for a store, in order.
  public private(set) var archives: [ScreenArchive] = []
  /// The reason for which the session closed the connection; `nil` while it is open.
  public private(set) var closeReason: WebSession.EndReason?

  private let root: Controller
  private var lastMessage = 0

  private struct App: ScreenApp {
    func makeRoot() throws -> Controller { Controller() }
  }

  /// Starts a session of an app and opens its page.
  ///
  /// - Parameters:
  ///   - root: The root screen, which must be new.
  ///   - link: A link that the address of the page leads to; `nil` for the root screen.
  ///   - archive: The states of the screens from an earlier session.
  ///   - settings: The look, painters of the app's own views, texts and limits.
  public init(
    _ root: Controller, opening link: String? = nil, archive: ScreenArchive? = nil,
    settings: WebSession.Settings = WebSession.Settings()
  ) {
    self.root = root
    session = WebSession(App(), root: root, clock: clock, archive: archive, settings: settings)
    session.start(opening: link)
    page = PageModel(WebTest.templates(in: session.page(WebTest.slots)))
    session.onOutput = { [weak self] in self?.take($0) }
    session.onWake { [weak session] in
      Task { @MainActor [weak session] in session?.runPosts() }
    }
    _ = session.join(lastFrame: -1, at: clock.now)
    acknowledge()
  }

  // MARK: The connection

  /// Loads the page again, and returns its HTML as browsers without script show it.
  public func reload() -> String {
    defer { reconnect() }
    disconnect()
    return session.page(WebTest.slots)
  }

  /// Cuts the connection; the session goes on.
  public func disconnect() { session.leave(at: clock.now) }

  /// Connects again, as a browser does that lost its connection.
  public func reconnect() {
    frames = []
    _ = session.join(lastFrame: -1, at: clock.now)
    acknowledge()
  }

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

  private func acknowledge() {
    guard session.isConnected else { return }
    session.receive("[0,[\"a\",\(page.lastFrame)]]", at: clock.now)
  }

  private func take(_ output: WebSession.Output) {
    switch output {
    case .frame(let text):
      frames.append(text)
      page.apply(text)
    case .close(let reason): closeReason = reason
    case .changed(let archive): archives.append(archive)
    case .released: break
    }
  }

  // MARK: The page

  private static let slots = WebSession.PageSlots(
    nonce: "", ticket: "", socketPath: "", scriptPath: "", partsPath: "", stylePath: "",
    formPath: "")

  /// Reads the templates in the data that a page has for its script.
  private static func templates(in html: String) -> [PageTemplate] {
    guard let start = html.range(of: "id=sk-boot>"),
      let end = html.range(of: "</script>", in: start.upperBound..<html.endIndex),
      let data = try? JSONDecoder().decode(
        WirePart.self, from: Data(html[start.upperBound..<end.lowerBound].utf8))
    else { return [] }
    return data["kinds"].items.map { PageTemplate($0) }
  }
}

extension String {
  /// Returns the first place of `text` within `part`, or in all of the text.
  fileprivate func range(
    of text: String, in part: Range<Index>? = nil
  ) -> Range<Index>? {
    self[part ?? startIndex..<endIndex].firstRange(of: text)
  }
}
