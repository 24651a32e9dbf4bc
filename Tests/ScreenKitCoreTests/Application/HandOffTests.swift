import ScreenKitCore
import ScreenKitTesting
import Testing

/// A screen that runs an external program when its key is pressed.
private final class Editing: Controller {
  let outcomes = Log<ExternalProgram.Outcome>()

  override func connect() { command("Edit", "e", to: Editing.edit) }

  private func edit() {
    runExternally(to: ExternalProgram("editor", ["file"])) { $0.outcomes.write($1) }
  }
}

/// A recorder of turns and of the events in them.
@MainActor
private final class TurnRecorder: LoopObserver {
  private(set) var calls: [String] = []

  func willTurn() { calls.append("turn") }
  func willHandle(_ event: Event) {
    calls.append(event == .application(.enterForeground) ? "foreground" : "other")
  }
  func didTurn() { calls.append("end") }
}

@MainActor
@Suite(.leakFree) struct HandOffTests {
  private let screen = Editing()

  @Test func `the app is in the background while the program runs`() {
    let app = TestApp(screen)
    var (programs, finish): ([ExternalProgram], ((ExternalProgram.Outcome) -> Void)?) = ([], nil)
    app.application.ports.runProgram = {
      programs.append($0)
      finish = $1
    }
    _ = app.states.take()
    _ = app.steps.take()
    app.press("e")
    #expect(programs == [ExternalProgram("editor", ["file"])])
    #expect(app.states.take() == [.inactive, .background, .suspended])
    #expect(app.steps.take() == [.pause])
    #expect(screen.outcomes.take().isEmpty)
    finish?(.success(.exited(0)))
    #expect(app.states.take() == [.background, .inactive, .active])
    #expect(app.steps.take() == [.appear])
    #expect(screen.outcomes.take() == [.success(.exited(0))])
  }

  @Test func `without a possible program nothing changes`() {
    let app = TestApp(screen)
    _ = app.states.take()
    app.press("e")
    #expect(app.states.take().isEmpty)
    #expect(screen.outcomes.take() == [.failure(.unavailable)])
  }

  @Test func `the return to the app is a turn for observers`() {
    let app = TestApp(screen)
    var finish: ((ExternalProgram.Outcome) -> Void)?
    app.application.ports.runProgram = { finish = $1 }
    app.press("e")
    let recorder = TurnRecorder()
    app.application.add(recorder)
    finish?(.success(.exited(0)))
    #expect(recorder.calls == ["turn", "foreground", "end"])
  }

  @Test func `an app that ended meanwhile gets no result`() {
    let app = TestApp(screen)
    var finish: ((ExternalProgram.Outcome) -> Void)?
    app.application.ports.runProgram = { finish = $1 }
    app.press("e")
    app.request(.terminate)
    finish?(.success(.exited(0)))
    #expect(app.ending == "terminated")
    #expect(screen.outcomes.take().isEmpty)
  }
}
