import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Synchronization
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

/// Sessions of one process whose screens observe the same model.
@MainActor
@Suite("Models shared by sessions", .leakFree)
struct SharedModelTests {
  @Test func `a change of a shared model takes one turn of each session`() {
    let model = SharedCount()
    let visits = (0..<CaseSample.count(100, of: 10_000)).map { _ in SharedVisit(model) }
    model.value = 1
    model.value = 2
    #expect(visits.allSatisfy { $0.wakes.count == 1 && $0.turns.count == 0 })
    for visit in visits { visit.session.runPosts() }
    for visit in visits { visit.session.runPosts() }
    #expect(visits.allSatisfy { $0.wakes.count == 1 && $0.turns.count == 1 })
    #expect(visits.allSatisfy { $0.frames.count == 1 })
    #expect(visits.allSatisfy { $0.frames.last?.contains("count 2") == true })
  }

  @Test func `a change by the user of one session reaches all others`() {
    let model = SharedCount()
    let visits = (0..<CaseSample.count(20, of: 1_000)).map { _ in SharedVisit(model) }
    let (user, others) = (visits[0], visits.dropFirst())
    user.press()
    #expect(user.frames.count == 1 && user.wakes.count == 0)
    #expect(others.allSatisfy { $0.wakes.count == 1 && $0.frames.isEmpty })
    for visit in visits { visit.session.runPosts() }
    #expect(others.allSatisfy { $0.turns.count == 1 })
    #expect(visits.allSatisfy { $0.frames.count == 1 })
    #expect(visits.allSatisfy { $0.frames.last?.contains("count 1") == true })
  }
}

private final class SharedCount: Model {
  @Observed var value = 0
}

/// A screen that shows the shared count, with a button that increases it.
private final class SharedCountScreen: Controller {
  let plus = Button("Add")
  private let label = Label()
  private let model: SharedCount

  init(_ model: SharedCount) {
    self.model = model
    super.init()
  }

  override func makeView() -> View { Column { [label, plus] } }

  override func connect() {
    connect(plus) { $0.model.value += 1 }
    observe(model, \.value) { screen, change in screen.label.text = "count \(change.new)" }
  }
}

/// A session with a connected page, and its wakes, turns and frames since then.
@MainActor
private final class SharedVisit {
  let session: WebSession
  let wakes = WakeCount()
  let turns = TurnCount()
  private(set) var frames: [String] = []
  private let screen: SharedCountScreen

  init(_ model: SharedCount) {
    screen = SharedCountScreen(model)
    session = WebSession(WebTest.App(), root: screen, clock: ManualClock())
    session.start()
    _ = session.join(lastFrame: -1, at: session.clock.now)
    session.runPosts()
    session.onOutput = { [weak self] output in
      if case .frame(let text) = output { self?.frames.append(text) }
    }
    session.onWake { [wakes] in wakes.add() }
    session.application.add(turns)
  }

  /// Presses the button of the page.
  func press() {
    let number = (screen.plus.backend.backing as? WebNode)?.number ?? -1
    session.receive("[1,[\"p\",\(number)]]", at: session.clock.now)
  }
}

private final class WakeCount: Sendable {
  private let value = Mutex(0)
  var count: Int { value.withLock { $0 } }
  func add() { value.withLock { $0 += 1 } }
}

private final class TurnCount: LoopObserver {
  private(set) var count = 0
  func willTurn() { count += 1 }
}
