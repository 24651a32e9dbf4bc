public import ScreenKitCore

/// An app that runs in a terminal: mark it `@main` and say what its root screen is.
///
/// Every such app knows `--help`, `--look`, `--open` and `--snapshot`, gives the terminal back
/// however it ends, and exits with 0, with 1 after an error, or with 2 where it cannot start. An app
/// that no longer responds is ended by two presses of Ctrl-C, as by the signal SIGINT.
///
/// Signals that the app handles or ignores stay its own. Nothing can give the terminal back after
/// SIGKILL, `_exit`, `exec`, or a stack overflow on a thread without a ``CrashStack``.
@MainActor
public protocol TextApp {
  /// Makes the app; nothing has been read or shown yet.
  init()

  /// What the app is called; by default the name of its type.
  var name: String { get }

  /// The options of its own.
  var options: [LaunchOption] { get }

  /// The size in cells below which a notice asks for a larger terminal.
  var minimumSize: CellSize { get }

  /// What the app may do with the terminal's clipboard.
  var clipboard: ClipboardAccess { get }

  /// Where in the terminal the app is shown, unless the command line asks for some rows.
  var placement: TextPlacement { get }

  /// Whether the user can change the look and its colours while the app runs.
  var offersLooks: Bool { get }

  /// How another screen of a stack comes into sight.
  var transition: ScreenTransition { get }

  /// Takes the values of its own options; an error is shown, and the app does not start.
  mutating func configure(_ launch: Launch) throws

  /// What to print instead of running, if its own options ask for that; `nil` runs the app.
  func printout(_ launch: Launch) throws -> String?

  /// Other keys for commands than those that they come with, such as the user's; asked once.
  var keys: KeyMap { get }

  /// Makes what keeps the screens' states from one run to the next; `nil` forgets them.
  func makeStateKeeper() throws -> (any StateKeeper)?

  /// Makes the root screen.
  func makeRoot() throws -> Controller

  /// Registers painters of its own views in `look`, and changes what else it likes.
  func customize(_ look: Look)
}

extension TextApp {
  /// The name of the type.
  public var name: String { "\(Self.self)" }

  /// None.
  public var options: [LaunchOption] { [] }

  /// Any size.
  public var minimumSize: CellSize { CellSize(columns: 1, rows: 1) }

  /// What the user cuts or copies is written to it.
  public var clipboard: ClipboardAccess { .write }

  /// On a screen of its own.
  public var placement: TextPlacement { .wholeScreen }

  /// The look is chosen on the command line.
  public var offersLooks: Bool { false }

  /// At once: in a terminal, moving a screen is writing all of it several times.
  public var transition: ScreenTransition { .none }

  /// Every command keeps its keys.
  public var keys: KeyMap { KeyMap() }

  /// Nothing is kept.
  public func makeStateKeeper() throws -> (any StateKeeper)? { nil }

  /// Takes nothing.
  public mutating func configure(_ launch: Launch) throws {}

  /// Nothing.
  public func printout(_ launch: Launch) throws -> String? { nil }

  /// Changes nothing.
  public func customize(_ look: Look) {}

  /// Runs the app by the process's command line and exits; called by the system.
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

  /// Reads the command line; whatever is wrong with it, or with a file that it names, is its error.
  private mutating func read(_ arguments: some Sequence<String>) throws(LaunchError) -> Launch {
    do {
      let launch = try Launch(arguments, own: options)
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
    case .help: print(HelpText(name, options).text, terminator: "")
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
      // What is recorded begins at the beginning, as a replay does.
      if recorder == nil { application.stateKeeper = try makeStateKeeper() }
      return application
    }
    // Neither does a replay ask.
    host.asksTerminal =
      recorder == nil && !launch.isAccessible
      && TerminalProbe.isWelcome(environment: Process.variable)
    // The file is nothing that a replay would have again.
    let watch = recorder == nil ? watchTheme(launch, of: host.application, host.surface) : nil
    let (outcome, signal) = try await host.run()
    withExtendedLifetime(watch) {}
    for name in host.application.unknownNames {
      Process.complain("no screen that was shown has a command \"\(name)\"; its keys did nothing")
    }
    guard let signal else {
      if case .failed(let error) = outcome { throw error }
      return
    }
    if case .failed(let error) = outcome { Process.complain("\(name): \(error)") }
    TerminalSignals.die(of: signal)
  }

  /// The root screen, which goes where the command line says when it is created.
  func beginning(_ launch: Launch) throws -> Controller {
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
    let application = Application(root: root, surface: surface, clock: clock, keys: keys)
    application.window.transition = transition
    if surface.hasTheme { addThemeCommand(to: application, surface) }
    if offersLooks { addLookCommands(to: application, surface) }
    return application
  }

  /// Where the app is shown; a recording is of a whole screen, and so is its replay, and what is
  /// told in lines has no place.
  func placement(_ launch: Launch) -> TextPlacement {
    if case .replay = launch.mode { return .wholeScreen }
    if launch.recording != nil || launch.isAccessible { return .wholeScreen }
    guard let rows = launch.inlineRows else { return placement }
    guard case .inline(_, let remains) = placement else { return .inline(rows: rows) }
    return .inline(rows: rows, leaving: remains)
  }

  /// The circumstances in which the app is shown.
  func header(_ launch: Launch, size: CellSize) -> Recording.Header {
    Recording.Header(
      size: size, look: launch.look, colors: ColorDepth(environment: Process.variable),
      appearance: Appearance(environment: Process.variable) ?? .dark,
      ambiguousWidth: launch.ambiguousWidth, bidiOrder: launch.bidiOrder,
      // Most of what a look draws with Unicode would be two columns wide.
      isUnicode: Process.showsUnicode && launch.ambiguousWidth == .narrow)
  }

  func options(_ header: Recording.Header, _ launch: Launch) throws(LaunchError) -> TextOptions {
    let placement = placement(launch)
    let takesCommands =
      !launch.isAccessible && TerminalTraits.takesCommands(environment: Process.variable)
    let look = Look.named(header.look, glyphs: header.isUnicode ? .unicode : .ascii)
    customize(look)
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
