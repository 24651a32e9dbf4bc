public import ScreenKitCore
public import ScreenKitLaunch

/// An app that is used by lines of text: it reads commands and answers with the screen.
///
/// The session drives its ``application``. The program around it supplies the lines and advances
/// the clock.
@MainActor
public final class LineSession {
  /// The running app.
  public let application: Application
  /// The outcome of the app; `nil` while it runs.
  public private(set) var outcome: ApplicationOutcome?

  private let surface = LineSurface()
  private let recorder: Recorder?
  /// The lines of the screen that were shown last.
  private var shown: [String] = []

  /// Creates a session of `app`, which begins with ``start()``.
  ///
  /// A recorded session has the recorder's clock and no saved states, like its replay.
  public init(
    _ app: some ScreenApp, root: Controller, clock: any TimerClock,
    keeper: (any StateKeeper)? = nil, recorder: Recorder? = nil
  ) {
    self.recorder = recorder
    application = Application(
      app, root: root, surface: surface, clock: recorder?.clock ?? clock)
    recorder?.attach(to: application)
    surface.onFrame = { [weak recorder, unowned surface] in
      if let frame = surface.frame { recorder?.record(frame: frame) }
    }
    application.ports.stateKeeper = recorder == nil ? keeper : nil
    application.ports.onEnd = { [weak self] in self?.outcome = $0 }
  }

  /// Starts the app, and returns its first screen.
  public func start() -> [String] {
    application.start()
    return news()
  }

  /// Performs the command in `line`, and returns the lines to print: the screen, or an error.
  public func read(_ line: String) -> [String] {
    do {
      let answer = try perform(try LineCommand(line))
      let news = news()
      return answer + (news.isEmpty && answer.isEmpty ? ["Nothing changed."] : news)
    } catch {
      return ["Error: \(error)"] + news()
    }
  }

  /// Saves the screens and ends the app, at the end of the input.
  public func end() {
    if outcome == nil { application.dispatch(.application(.terminate)) }
  }

  /// Returns the screen if it differs from the last one that was returned; otherwise nothing.
  public func news() -> [String] {
    guard outcome == nil, let lines = surface.page?.lines, lines != shown else { return [] }
    shown = lines
    return lines
  }

  private func perform(_ command: LineCommand) throws(LineError) -> [String] {
    switch command {
    case .open where recorder != nil, .perform where recorder != nil:
      throw LineError("A recording has keys and actions only; this is neither.")
    case .act(let number, let action): try act(action, on: number)
    case .keys(let chord): application.dispatch(chord.presses.map { .key($0) })
    case .open(let link): application.open(link: link)
    case .perform(let name): try run(name)
    case .back: goBack()
    case .show: shown = []
    case .help: return LineCommand.usage
    case .commands: return commandLines
    case .quit: application.run { [application] in application.quit() }
    }
    return []
  }

  private func act(_ action: LineAction, on number: Int) throws(LineError) {
    guard let page = surface.page else { return }
    let item = try page.item(number)
    let refusal = application.dispatch(try action.action(on: item.view), on: item.target)
    if let refusal { throw LineError("\(number) \(refusal.reason)") }
  }

  /// Closes the panel in front, or else goes back; an action on the window affects its front
  /// screen.
  private func goBack() {
    let action: ViewAction = application.window.panel == nil ? .goBack : .dismiss
    application.dispatch(.action(action, on: ViewTarget(path: [])))
  }

  private var commandLines: [String] {
    application.commandsInForce.flatMap { section in
      section.commands.map { command in
        let keys = command.chords.map(\.description).joined(separator: " or ")
        return "do \(command.name)" + (keys.isEmpty ? "" : "  (key \(keys))")
      }
    }
  }

  private func run(_ name: String) throws(LineError) {
    let commands = application.commandsInForce.flatMap(\.commands)
    guard let command = commands.first(where: { $0.name.lowercased() == name.lowercased() })
    else { throw LineError("There is no command \"\(name)\" here; commands lists all of them.") }
    application.run { try command.action() }
  }
}

extension ActionRefusal {
  /// The reason of a refusal, as the end of a sentence.
  fileprivate var reason: String {
    switch self {
    case .gone: "is no longer here."
    case .hidden: "is hidden."
    case .covered: "is behind a panel."
    case .disabled: "is disabled."
    case .unhandled: "does not do that."
    }
  }
}
