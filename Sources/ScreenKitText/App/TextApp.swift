internal import ScreenKitCore
public import ScreenKitLaunch
internal import ScreenKitLooks

/// An app that runs in a terminal: mark it `@main` and implement `makeRoot()`.
///
/// Every app has the options `--help`, `--look`, `--open` and `--snapshot`, and its own options
/// from `CommandLineApp`. It restores the terminal however it ends, and exits with 0, with 1 after
/// an error, or with 2 if it cannot start. Two presses of Ctrl-C end an app that no longer
/// responds, as the signal SIGINT does.
///
/// Signals that the app handles or ignores stay unchanged. The terminal cannot be restored after
/// SIGKILL, `_exit`, `exec`, or a stack overflow on a thread without a ``CrashStack``.
@MainActor
public protocol TextApp: CommandLineApp {
  /// The minimum size, in cells; a smaller terminal shows a notice instead of the screens.
  var minimumSize: CellSize { get }

  /// The access to the terminal's clipboard.
  var clipboard: ClipboardAccess { get }

  /// The part of the terminal that shows the app; the option `--inline` overrides it.
  var placement: TextPlacement { get }

  /// Whether looks with a row of key hints show it; the option `--no-hints` overrides it.
  var showsKeyHints: Bool { get }

  /// The app's own looks, which the user can choose like those of the framework.
  var looks: [CustomLook] { get }

  /// Registers painters of the app's own views in `look`, and makes other changes to it.
  func customize(_ look: Look)
}

extension TextApp {
  /// The default, a size of one cell, so that the notice never appears.
  public var minimumSize: CellSize { CellSize(columns: 1, rows: 1) }

  /// The default, write access for text that the user cuts or copies.
  public var clipboard: ClipboardAccess { .write }

  /// The default, the whole screen.
  public var placement: TextPlacement { .wholeScreen }

  /// The default, `true`.
  public var showsKeyHints: Bool { true }

  /// Does nothing.
  public func customize(_ look: Look) {}

  /// The default, no looks besides those of the framework.
  public var looks: [CustomLook] { [] }

  /// Runs the app with the process's command line and exits; called by the system.
  public static func main() async {
    var app = Self()
    do {
      let launch = try app.read(Array(CommandLine.arguments.dropFirst()))
      try await app.run(launch)
      Process.exit(.success)
    } catch {
      Process.complain("\(app.name): \(error)")
      Process.exit(error is LaunchError || error is TerminalError ? .unusable : .failure)
    }
  }

  /// Parses the command line and configures the app; all errors become ``LaunchError``.
  private mutating func read(_ arguments: [String]) throws(LaunchError) -> TextLaunch {
    let launch = try TextLaunch(arguments, own: options, looks: looks.map(\.name))
    try applyOptions(of: launch.common)
    return launch
  }

  private func run(_ launch: TextLaunch) async throws {
    switch launch.mode {
    case .help:
      print(HelpText.ofTerminals(name, options, looks: looks.map(\.name)), terminator: "")
    case .snapshot(let format):
      print(
        try await snapshot(launch, TextLaunch.SnapshotFormat(rawValue: format) ?? .text),
        terminator: "")
    case .replay(let file): try await replay(launch, file)
    case .run:
      if let text = try printout(launch.common) { return print(text, terminator: "") }
      try await runInTerminal(launch)
    }
  }

  private func runInTerminal(_ launch: TextLaunch) async throws {
    let root = try makeRoot(opening: launch.common.link)
    let terminal = launch.terminal.isAccessible ? .openForLines() : try PosixTerminal.open()
    let conditions = conditions(launch, size: placement(launch).extent(in: terminal.cells))
    let options = try options(conditions, launch)
    let themeWarnings = options.user.theme?.warnings ?? []
    for warning in themeWarnings + keys.warnings { Process.complain(warning) }
    let clock = LiveClock()
    let recorder = try launch.recording.map { try makeRecorder($0, conditions, clock) }
    let host = try TerminalHost(
      on: terminal, options: options, clock: clock, recorder: recorder
    ) {
      let application = makeApplication(root, $0, $1)
      // A recording starts without stored states, as a replay does.
      if recorder == nil { application.ports.stateKeeper = try makeStateKeeper() }
      if let look = launch.common.look { try application.looks.choose(look) }
      return application
    }
    if !launch.terminal.usesGraphics
      || !TerminalTraits.mayShowImages(environment: Process.variable)
    {
      host.surface.forbidImages()
    }
    let asksTerminal =
      !launch.terminal.isAccessible && TerminalProbe.isWelcome(environment: Process.variable)
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

  func makeApplication(
    _ root: Controller, _ surface: TextSurface, _ clock: any TimerClock
  ) -> Application {
    let application = Application(self, root: root, surface: surface, clock: clock)
    if surface.hasTheme { addThemeCommand(to: application, surface) }
    if offersLooks { addColorCommands(to: application, surface) }
    return application
  }

  /// Returns the part of the terminal that shows the app.
  ///
  /// Recordings, replays and text for screen readers use the whole screen.
  func placement(_ launch: TextLaunch) -> TextPlacement {
    if case .replay = launch.mode { return .wholeScreen }
    if launch.recording != nil || launch.terminal.isAccessible { return .wholeScreen }
    guard let rows = launch.terminal.inlineRows else { return placement }
    guard case .inline(_, let remains) = placement else { return .inline(rows: rows) }
    return .inline(rows: rows, leaving: remains)
  }

  /// Returns the conditions of the display, which a recording stores.
  func conditions(_ launch: TextLaunch, size: CellSize) -> DisplayConditions {
    DisplayConditions(
      size: size, look: launch.look, colors: ColorDepth(environment: Process.variable),
      appearance: Appearance(environment: Process.variable) ?? .dark,
      ambiguousWidth: launch.terminal.ambiguousWidth,
      bidiOrder: launch.terminal.bidiOrder ?? BidiOrder(environment: Process.variable),
      // Most Unicode characters of a look would be two columns wide.
      isUnicode: Process.showsUnicode && launch.terminal.ambiguousWidth == .narrow,
      showsKeyHints: showsKeyHints && launch.terminal.showsHints,
      reducesMotion: launch.terminal.reducesMotion
        || DisplayConditions.reducesMotion(environment: Process.variable))
  }

  func options(
    _ conditions: DisplayConditions, _ launch: TextLaunch
  ) throws(LaunchError) -> TextOptions {
    let placement = placement(launch)
    let takesCommands =
      !launch.terminal.isAccessible && TerminalTraits.takesCommands(environment: Process.variable)
    let looks = allLooks
    guard let choice = looks.first(where: { $0.name == conditions.look }) else {
      throw LaunchError("\(name) has no look \(conditions.look)")
    }
    let look = choice.makeLook(conditions.isUnicode ? .unicode : .ascii)
    var options = TextOptions(
      look: look, minimumSize: minimumSize, colors: conditions.colors,
      appearance: conditions.appearance,
      ambiguousWidth: conditions.ambiguousWidth, bidiOrder: conditions.bidiOrder,
      clipboard: clipboard,
      links: takesCommands, title: takesCommands && !placement.isInline ? name : nil,
      placement: placement)
    options.user.looks = looks
    options.showsKeyHints = conditions.showsKeyHints
    options.reducesMotion = conditions.reducesMotion
    options.isLinear = launch.terminal.isAccessible
    options.user.theme = try theme(launch, look)
    return options
  }
}
