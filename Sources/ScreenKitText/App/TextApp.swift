public import ScreenKitCore
internal import ScreenKitLooks

/// An app that runs in a terminal: mark it `@main` and implement ``ScreenApp/makeRoot()``.
///
/// Every app has the options `--help`, `--look`, `--open` and `--snapshot`. It restores the
/// terminal however it ends, and exits with 0, with 1 after an error, or with 2 if it cannot start.
/// Two presses of Ctrl-C end an app that no longer responds, like the signal SIGINT.
///
/// Signals that the app handles or ignores stay unchanged. The terminal cannot be restored after
/// SIGKILL, `_exit`, `exec`, or a stack overflow on a thread without a ``CrashStack``.
@MainActor
public protocol TextApp: ScreenApp {
  /// The app's own options.
  var options: [LaunchOption] { get }

  /// The size in cells below which a notice asks for a larger terminal.
  var minimumSize: CellSize { get }

  /// The access to the terminal's clipboard.
  var clipboard: ClipboardAccess { get }

  /// The part of the terminal that shows the app, unless the command line has `--inline`.
  var placement: TextPlacement { get }

  /// Applies the values of the app's own options.
  ///
  /// - Throws: An error to show; the app does not start then.
  mutating func configure(_ launch: Launch) throws

  /// Returns text to print instead of running, if an own option requests that; `nil` runs the app.
  func printout(_ launch: Launch) throws -> String?

  /// Looks of your own, which the user can choose like those of the framework.
  var looks: [CustomLook] { get }

  /// Registers painters of the app's own views in `look`, and makes other changes to it.
  func customize(_ look: Look)
}

extension TextApp {
  /// No options.
  public var options: [LaunchOption] { [] }

  /// A size of one cell, so that the notice never appears.
  public var minimumSize: CellSize { CellSize(columns: 1, rows: 1) }

  /// Write access: text that the user cuts or copies.
  public var clipboard: ClipboardAccess { .write }

  /// The whole screen.
  public var placement: TextPlacement { .wholeScreen }

  /// Does nothing.
  public mutating func configure(_ launch: Launch) throws {}

  /// Returns `nil`, so that the app runs.
  public func printout(_ launch: Launch) throws -> String? { nil }

  /// Does nothing.
  public func customize(_ look: Look) {}

  /// No looks but those of the framework.
  public var looks: [CustomLook] { [] }

  /// Runs the app with the process's command line and exits; called by the system.
  public static func main() async {
    var app = Self()
    do {
      let launch = try app.read(CommandLine.arguments.dropFirst())
      try await app.run(launch)
      Process.exit(.success)
    } catch {
      Process.complain("\(app.name): \(error)")
      Process.exit(error is LaunchError || error is TerminalError ? .unusable : .failure)
    }
  }

  /// Parses the command line and configures the app; all errors become ``LaunchError``.
  private mutating func read(_ arguments: some Sequence<String>) throws(LaunchError) -> Launch {
    do {
      let launch = try Launch(arguments, own: options, looks: looks.map(\.name))
      try configure(launch)
      return launch
    } catch let error as LaunchError {
      throw error
    } catch {
      throw LaunchError("\(error)")
    }
  }

  private func run(_ launch: Launch) async throws {
    switch launch.mode {
    case .help: print(HelpText(name, options, looks: looks.map(\.name)).text, terminator: "")
    case .snapshot(let format): print(try await snapshot(launch, format), terminator: "")
    case .replay(let file): try await replay(launch, file)
    case .run:
      if let text = try printout(launch) { return print(text, terminator: "") }
      try await runInTerminal(launch)
    }
  }

  private func runInTerminal(_ launch: Launch) async throws {
    let root = try beginning(launch)
    let terminal = launch.isAccessible ? .openForLines() : try PosixTerminal.open()
    let header = header(launch, size: placement(launch).extent(in: terminal.cells))
    let options = try options(header, launch)
    for warning in (options.theme?.warnings ?? []) + keys.warnings { Process.complain(warning) }
    let clock = LiveClock()
    let recorder = try launch.recording.map { try makeRecorder($0, header, clock) }
    let host = try TerminalHost(
      on: terminal, options: options, clock: clock, recorder: recorder
    ) {
      let application = makeApplication(root, $0, $1)
      // A recording starts without stored states, as a replay does.
      if recorder == nil { application.ports.stateKeeper = try makeStateKeeper() }
      return application
    }
    // A replay sends no queries either.
    let asksTerminal =
      recorder == nil && !launch.isAccessible
      && TerminalProbe.isWelcome(environment: Process.variable)
    // Changes of the theme file could not be replayed.
    let watch = recorder == nil ? watchTheme(launch, of: host.application, host.surface) : nil
    let (outcome, signal) = try await host.run(asksTerminal: asksTerminal)
    withExtendedLifetime(watch) {}
    for id in host.application.unknownIDs {
      Process.complain("no screen that was shown has a command \"\(id)\"; its keys did nothing")
    }
    guard let signal else {
      if case .failed(let error) = outcome { throw error }
      return
    }
    if case .failed(let error) = outcome { Process.complain("\(name): \(error)") }
    TerminalSignals.die(of: signal)
  }

  /// Creates the root screen, and opens the link of the command line, if any.
  func beginning(_ launch: Launch) throws -> Controller {
    strings.makeCurrent()
    let root = try makeRoot()
    guard let link = launch.link else { return root }
    do {
      if try root.open(link) { return root }
    } catch {
      throw LaunchError("--open: \(error)")
    }
    throw LaunchError("--open: \(name) has no links")
  }

  func makeApplication(
    _ root: Controller, _ surface: TextSurface, _ clock: any TimerClock
  ) -> Application {
    let application = Application(self, root: root, surface: surface, clock: clock)
    if surface.hasTheme { addThemeCommand(to: application, surface) }
    if offersLooks { addLookCommands(to: application, surface) }
    return application
  }

  /// Returns the part of the terminal that shows the app.
  ///
  /// Recordings, replays and text for screen readers use the whole screen.
  func placement(_ launch: Launch) -> TextPlacement {
    if case .replay = launch.mode { return .wholeScreen }
    if launch.recording != nil || launch.isAccessible { return .wholeScreen }
    guard let rows = launch.inlineRows else { return placement }
    guard case .inline(_, let remains) = placement else { return .inline(rows: rows) }
    return .inline(rows: rows, leaving: remains)
  }

  /// Returns the conditions of the display, which a recording stores.
  func header(_ launch: Launch, size: CellSize) -> Recording.Header {
    Recording.Header(
      size: size, look: launch.look, colors: ColorDepth(environment: Process.variable),
      appearance: Appearance(environment: Process.variable) ?? .dark,
      ambiguousWidth: launch.ambiguousWidth, bidiOrder: launch.bidiOrder,
      // Most Unicode characters of a look would be two columns wide.
      isUnicode: Process.showsUnicode && launch.ambiguousWidth == .narrow)
  }

  func options(_ header: Recording.Header, _ launch: Launch) throws(LaunchError) -> TextOptions {
    let placement = placement(launch)
    let takesCommands =
      !launch.isAccessible && TerminalTraits.takesCommands(environment: Process.variable)
    guard let look = look(named: header.look, glyphs: header.isUnicode ? .unicode : .ascii) else {
      throw LaunchError("\(name) has no look \(header.look)")
    }
    var options = TextOptions(
      look: look, minimumSize: minimumSize, colors: header.colors, appearance: header.appearance,
      ambiguousWidth: header.ambiguousWidth, bidiOrder: header.bidiOrder, clipboard: clipboard,
      links: takesCommands, title: takesCommands && !placement.isInline ? name : nil,
      placement: placement)
    options.isLinear = launch.isAccessible
    options.theme = try theme(launch, look)
    return options
  }
}
