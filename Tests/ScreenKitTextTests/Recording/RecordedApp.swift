import ScreenKitCore
import ScreenKitLaunch
@testable import ScreenKitText

/// An app that is recorded on the test's clock.
@MainActor
final class RecordedApp {
  let application: Application
  let clock = ManualClock()
  private(set) var lines = ""
  private let recorder: Recorder
  private let surface: TextSurface
  /// The number of writes until the disk is full.
  private var room: Int

  struct DiskFull: Error {}

  init(_ root: Controller, columns: Int = 40, rows: Int = 8, room: Int = .max, isHeld: Bool = false)
  {
    self.room = room
    let size = CellSize(columns: columns, rows: rows)
    var write: (String) throws -> Void = { _ in }
    surface = TextSurface(size: size, options: TextOptions())
    recorder = Recorder(DisplayConditions(size: size).header, clock: clock) { try write($0) }
    application = Application(root: root, surface: surface, clock: recorder.clock)
    TerminalCommands.add(to: application)
    recorder.attach(to: application, surface)
    recorder.isHeld = isHeld
    if isHeld { surface.output.hold = clock.schedule(after: .seconds(1)) {} }
    write = { [unowned self] in try take($0) }
    application.start()
  }

  private func take(_ lines: String) throws {
    guard room > 0 else { throw DiskFull() }
    room -= 1
    self.lines += lines
  }

  var screen: String { surface.snapshot.text }

  func type(_ text: String) {
    for character in text { application.dispatch(.key(KeyPress(.character(character)))) }
  }

  /// Lets a held recording begin in the colours for `appearance`.
  func release(_ appearance: Appearance) {
    surface.use(appearance)
    recorder.header?.conditions["appearance"] = "\(appearance)"
    (recorder.isHeld, surface.output.hold) = (false, nil)
    application.run {}
  }

  /// Ends the app, as the host of a terminal does.
  func endInTerminal() {
    end()
    recorder.finish(frame: TerminalModes.endOfRecording(rows: 8))
  }

  func end() { application.dispatch(.application(.terminate)) }

  /// Returns the first difference when the recording drives `root`; `nil` if there is none.
  static func replay(_ lines: String, _ root: Controller) async throws -> ScreenDifference? {
    let parts = lines.split(separator: "\n").map(String.init)
    let conditions = try DisplayConditions(RecordingHeader(parts[0]))
    let replay = RecordingReplay(
      conditions, options: TextOptions(appearance: conditions.appearance)
    ) {
      Application(root: root, surface: $0, clock: $1)
    }
    for (index, line) in parts.enumerated().dropFirst() {
      guard let entry = try RecordingEntry(line, number: index + 1) else { continue }
      if let found = try await replay.playAndSettle(entry, line: index + 1) { return found }
    }
    return replay.finish()
  }
}

/// A screen with a name, a password, a number that a timer counts, and one that a task counts.
final class LoginScreen: Controller {
  private let name = TextField("Name")
  private let secret = TextField("Password")
  private let ticks = Label("0 ticks")
  private let answer = Label("no answer")
  private let ask = Button("Ask")
  private let step: Int
  private var count = 0

  init(step: Int = 1) {
    self.step = step
    secret.isMasked = true
  }

  override func makeView() -> View {
    Column {
      name
      secret
      ask
      ticks
      answer
    }
  }

  override func connect() {
    connect(ask, to: LoginScreen.request)
  }

  var typedName: String { name.value }

  override func appear() { wait() }

  private func wait() {
    after(.seconds(2) / 3) { screen in
      screen.count += screen.step
      screen.ticks.text = "\(screen.count) ticks"
      screen.wait()
    }
  }

  private func request() {
    task { screen in
      await Task.yield()
      screen.answer.text = "an answer"
    }
  }
}
