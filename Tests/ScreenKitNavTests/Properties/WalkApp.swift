import MasterDetailSources
import ScreenKitCore

@testable import ScreenKitNav

/// Tabs of stacks that can be opened anywhere.
struct Shell: Route {}

/// The data that a walk keeps from one launch to the next: archive, gate, guards, and results.
@MainActor
final class WalkWorld: StateKeeper {
  private final class Decision {
    let waiter = Waiter()
    var verdict = false
  }

  /// The last archive, and the results known then.
  private(set) var archive: ScreenArchive?
  private var savedLetters = Correspondence()
  private var savedNotes: Set<String> = []
  var letters = Correspondence()
  /// The screens that have existed, by entry and name; their notes are restored.
  private var notes: Set<String> = []
  private(set) var failures: [String] = []
  /// The number of processes so far.
  private(set) var process = 0
  private weak var check: WalkCheck?
  private(set) lazy var script: Script = {
    let script = Script()
    script.everyCreate = { [unowned self] in begin($0) }
    return script
  }()

  var isOpen = true
  private(set) lazy var gate = Gate(entryScreen: Entrance()) { [unowned self] in isOpen }
  private var decisions: [Decision] = []

  // MARK: Keeping state

  func load() -> ScreenArchive? { archive }

  func save(_ archive: ScreenArchive) {
    self.archive = archive
    (savedLetters, savedNotes) = (letters, notes)
  }

  func clear() { archive = nil }

  /// Drops the changes of a killed process after its last save.
  func forgetUnsaved() {
    failures += letters.failures
    (letters, notes) = (savedLetters, savedNotes)
    letters.loseTasks()
  }

  // MARK: Guards

  /// A guard's answer that is pending until a decision.
  var later: LeaveAnswer {
    .ask { [self] in
      let decision = Decision()
      decisions.append(decision)
      return await decision.waiter.wait() && decision.verdict
    }
  }

  /// Decides the pending question.
  func decide(_ verdict: Bool) {
    for decision in decisions {
      decision.verdict = verdict
      decision.waiter.signal()
    }
    decisions = []
  }

  // MARK: The app

  /// Starts the app: modals over tabs, over a separate stack.
  func launch(_ check: WalkCheck) -> Application {
    process += 1
    self.check = check
    let script = script
    let root = CompositeNavigator(routes: routes(script)) {
      StackNavigator {
        let tabs = PlainTabs([
          Tab("A") { StackNavigator { PageScreen("home A", script) } },
          Tab("B") { MasterDetailNavigator { StackNavigator { PageScreen("home B", script) } } },
          Tab("C") { StackNavigator(root: Gated(number: 0)) },
        ])
        tabs.backPolicy = .history
        return tabs
      }
    }
    let application = Application(root: root, surface: NullSurface(), clock: ManualClock())
    application.delegate = check
    application.ports.stateKeeper = self
    application.start()
    return application
  }

  private func begin(_ screen: PageScreen) {
    screen.onResult(of: Question.self) { [unowned self] screen, answer in
      if screen.state == .destroyed { failures.append("R10: \(screen.title) has ended") }
      letters.deliver(answer, to: EntryID(screen.place ?? 0))
      check?.call()
    }
    screen.question = { [unowned self] in check?.call() }
    let life = "\(screen.place ?? 0) \(screen.title)"
    if !notes.insert(life).inserted, screen.kept == nil {
      failures.append("R13: \(life) came back without its state")
    }
  }

  /// Records that the screens behind the gate have lost their state.
  func forgetGated() { notes = notes.filter { !$0.contains("gated") } }

  private func routes(_ script: Script) -> RouteTable {
    let routes = RouteTable()
    routes.add(Page.self) { PageScreen("\($0.number)", script) }
    routes.add(
      Draft.self, make: { PageScreen("draft \($0.number)", script) },
      update: { $0.title = "draft \($1.number)" })
    routes.add(Question.self) { question in
      StackNavigator { PageScreen("question \(question.number)", script) }
    }
    routes.add(Entrance.self) { _ in PageScreen("entrance", script) }
    routes.add(Gated.self, behind: gate) { PageScreen("gated \($0.number)", script) }
    routes.add(Shell.self) { _ in
      PlainTabs(
        ["X", "Y"].map { name in
          Tab(name) { StackNavigator { PageScreen("home \(name)", script) } }
        })
    }
    return routes
  }
}
