public import ScreenKitCore
internal import ScreenKitLooks

/// An app in a browser window, which receives messages of the client and sends frames.
///
/// A session is a pure object: it has no socket, thread or clock of its own. A host
///
/// 1. creates it for a visitor's GET request, with the root screen, and responds with ``page(_:)``;
/// 2. calls ``join(lastFrame:at:)`` when the client connects, after a check of the ticket in the
///    first message (``ClientHello``), and ``leave(at:)`` after the connection has closed;
/// 3. passes every further text message to ``receive(_:at:)``, and delivers each ``Output``;
/// 4. calls ``advance(to:)`` at ``deadline``, and ``runPosts()`` soon after `onWake`;
/// 5. releases it after ``Output/released(_:)``.
///
/// All calls are on the main actor, and none blocks. Outputs are delivered in order by
/// ``onOutput``, within calls and within actions of the clock.
@MainActor
public final class WebSession {
  /// The running app.
  ///
  /// A host may add observers, a recorder and commands before ``start(opening:)``.
  public let application: Application
  /// The settings.
  public let settings: Settings
  /// The handler of each output; set it before the start.
  public var onOutput: @MainActor (Output) -> Void = { _ in }

  let scene: WebScene
  let surface: WebSurface
  var machine: SessionMachine
  var incoming: IncomingMessages
  var outgoing: OutgoingFrames
  /// The state of the client outside of the tree.
  var client: ClientState
  private let keeper: SessionKeeper
  private var focusObservation: FocusObservation?
  private(set) var isStarting = true

  /// Creates a session; no code of the app runs before ``start(opening:)``.
  ///
  /// - Parameters:
  ///   - app: The app, for its name, keys and animation, and for its texts unless the settings have
  ///     others.
  ///   - root: The root screen, which must be new.
  ///   - clock: The clock for the timers of the app and of the session.
  ///   - archive: The states of the screens from an earlier session of the visitor.
  ///   - settings: The look, the texts and the limits.
  public init(
    _ app: some ScreenApp, root: Controller, clock: any TimerClock, archive: ScreenArchive? = nil,
    settings: Settings = Settings()
  ) {
    self.settings = settings
    scene = WebScene(
      settings.painters ?? .shared, settings.look, cacheSize: settings.limits.cachedScreens)
    surface = WebSurface(scene, size: settings.size)
    machine = SessionMachine(settings.limits, at: clock.now)
    incoming = IncomingMessages(settings.limits, at: clock.now)
    outgoing = OutgoingFrames(settings.limits)
    client = ClientState(epoch: settings.epoch)
    if let saved = WebSession.history(in: archive) { client.history.restore(saved) }
    keeper = SessionKeeper(archive)
    application = Application(app, root: root, surface: surface, clock: clock)
    if let strings = settings.strings { application.strings = strings }
    application.ports.stateKeeper = keeper
    application.window.clipboard = WebClipboard(
      application.window, limit: settings.limits.textBytes)
    surface.isScreen = { [weak application] view in
      sequence(first: application?.root, next: { $0?.frontChild }).contains { $0?.view === view }
    }
    surface.isWindowFull = { [weak self] in self?.outgoing.window.isFull ?? false }
    surface.onShow = { [weak self] in self?.didShow() }
    keeper.onSave = { [weak self] in
      if let self { onOutput(.changed(withHistory($0))) }
    }
    application.ports.onEnd = { [weak self] in self?.appDidEnd($0) }
    focusObservation = application.focus.observe { [weak self] view, reason in
      self?.client.focusMoved(to: view, reason)
    }
  }

  var clock: any TimerClock { application.clock }

  /// Sets a function that is called on any thread after work was posted from outside the main
  /// actor.
  ///
  /// It must arrange a call of ``runPosts()`` on the main actor soon.
  public func onWake(_ wake: @escaping @Sendable () -> Void) {
    application.inbox.onWake(wake)
  }

  /// Performs the posted work; see ``onWake(_:)``.
  public func runPosts() { application.runPosts() }

  /// Launches the app, and opens `link` if given, such as the address of the page.
  public func start(opening link: String? = nil) {
    application.start()
    if let link { application.open(link: link) }
    isStarting = false
  }

  /// Whether a client is connected.
  public var isConnected: Bool { machine.isConnected }

  /// The instant for the host's next call of ``advance(to:)``; `nil` if there is none.
  ///
  /// It may change with each call of the session.
  public var deadline: ClockInstant? { machine.deadline }

  /// Advances the session's time, which may send it to the background or to sleep.
  public func advance(to now: ClockInstant) { perform(machine.advance(to: now)) }

  /// Returns an archive of the current screens, for a store.
  ///
  /// This is for a shutdown: the session sends ``Output/changed(_:)`` soon after each change.
  public func archive() -> ScreenArchive { withHistory(application.archive()) }

  /// Connects a client, and sends the missing content.
  ///
  /// - Parameters:
  ///   - lastFrame: The last frame that the client applied, from its ``ClientHello``. It is 0 for a
  ///     client that has just loaded the page, and must be -1 for a client with another epoch.
  ///   - now: The current instant of the clock.
  /// - Returns: `false` if the session has ended or fallen asleep.
  public func join(lastFrame: Int, at now: ClockInstant) -> Bool {
    guard let effects = machine.join(at: now) else { return false }
    outgoing.window.clear()
    // The first frame of a connection is the welcome, even if screens change as they appear.
    incoming.isPerforming = true
    perform(effects)
    incoming.isPerforming = false
    // The session of the previous turn may have another language.
    application.strings.makeCurrent()
    welcome(lastFrame)
    return true
  }

  /// Disconnects the client; called after its connection has ended.
  public func leave(at now: ClockInstant) {
    outgoing.window.clear()
    perform(machine.leave(at: now))
  }

  /// Sends the session to sleep if no page is visible, in order to save memory.
  public func sleepNow() { perform(machine.sleepNow()) }

  /// Ends the session, for example because the visitor logged out elsewhere.
  public func end(_ reason: EndReason = .endedByHost) { perform(machine.end(reason)) }

  private func perform(_ effects: [SessionMachine.Effect]) {
    for effect in effects {
      switch effect {
      case .enterBackground: application.dispatch(.application(.enterBackground))
      case .enterForeground: application.dispatch(.application(.enterForeground))
      case .sleep:
        let archive = archive()
        finish()
        onOutput(.released(archive))
      case .end(let reason):
        sendEnd(reason)
        onOutput(.close(reason))
        finish()
        onOutput(.released(nil))
      }
    }
  }

  private func finish() {
    application.ports.onEnd = nil
    surface.onShow = {}
    keeper.onSave = { _ in }
    application.dispatch(.application(.terminate))
  }

  private func appDidEnd(_ outcome: ApplicationOutcome) {
    let reason: EndReason = if case .failed = outcome { .appFailed } else { .appEnded }
    for case .end(let reason) in machine.end(reason) {
      sendEnd(reason)
      onOutput(.close(reason))
      onOutput(.released(nil))
    }
  }

  /// Performs `effects` of the machine, for extensions in other files.
  func apply(_ effects: [SessionMachine.Effect]) { perform(effects) }
}
