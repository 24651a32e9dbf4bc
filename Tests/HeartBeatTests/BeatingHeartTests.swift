import HeartBeat
import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Beating Heart, the app", .leakFree)
struct BeatingHeartTests {
  private let test = ScreenTest(
    BeatingHeart(), minimumSize: CellSize(columns: 20, rows: 6))

  @Test(.proves("B-001", "B-002", "B-003", "B-004", "B-035", "F-112"))
  func `both tabs share one heart`() throws {
    test.press("2")
    try #require(test.view("plus", as: Button.self)).perform()
    test.press("1", "2")
    #expect(test.view("rate", as: Label.self)?.text == "61 BPM")
  }

  @Test(.proves("B-034"))
  func `users see the name Beating Heart`() {
    #expect(test.application.root.title == "Beating Heart")
    test.press("?")
    #expect(test.screen.contains("Beating Heart"))
  }

  @Test(.proves("B-005"))
  func `the arguments of a tab are connected after its creation`() throws {
    let witness = CreationWitness()
    let application = Application(
      root: BeatingHeart(rate: 72), surface: NullSurface(), clock: ManualClock())
    application.delegate = witness
    application.start()
    application.dispatch(.key("2"))
    #expect(witness.rates == ["73 BPM"])
  }

  @Test(.proves("F-100"))
  func `tabs are created at their first visit and obey the contract`() {
    test.press("2", "1")
    #expect(
      test.lifecycle == [
        "BeatingHeart.create", "HeartView.create", "BeatingHeart.appear", "HeartView.appear",
        "HeartView.pause", "HeartSettings.create", "HeartSettings.appear", "HeartSettings.pause",
        "HeartView.appear",
      ])
  }

  @Test(.proves("B-030", "F-065"))
  func `a hidden heart beats on without its animation`() {
    let clock = ManualClock()
    let heart = Heart(clock: clock)
    let tabs = TwoTabs(heart)
    let test = ScreenTest(tabs)
    heart.start()
    tabs.select(1)
    let drawn = test.frames.count
    clock.advance(by: .seconds(60))
    #expect(heart.beatCount == 60)
    #expect(test.frames.count == drawn)
    tabs.select(0)
    let waiting = test.clock.pendingCount
    clock.advance(by: .seconds(1))
    #expect(heart.beatCount == 61)
    // The animation of the beat is pending; hidden beats do not start it.
    #expect(test.clock.pendingCount == waiting + 1)
  }

  @Test(.proves("B-030", "F-065"))
  func `the app's heart beats on while its tab is hidden`() {
    test.press("2")
    let drawn = test.frames.count
    test.advance(by: .seconds(60))
    #expect(test.frames.count == drawn)
    #expect(test.clock.nextDeadline == ClockInstant(sinceStart: .seconds(61)))
  }

  @Test(.proves("F-124"))
  func `two hundred changes of tabs leave one observer a screen`() throws {
    let heart = Heart(clock: ManualClock())
    let tabs = TwoTabs(heart)
    let test = ScreenTest(tabs)
    for index in 0..<200 { tabs.select(index % 2) }
    #expect(heart.observerCount == 2)
    test.terminate()
    #expect(heart.observerCount == 0)
  }

  @Test(.proves("C-009"))
  func `ended screens are released`() {
    var root: BeatingHeart? = BeatingHeart()
    weak let remains = root
    var test: ScreenTest? = root.map { ScreenTest($0) }
    test?.press("2", "1", "?")
    test?.terminate()
    root = nil
    test = nil
    #expect(remains == nil)
  }

  @Test(.proves("F-103", "F-106", "F-109"), arguments: [nil, 90])
  func `a relaunch restores tab and rate unless a link is given`(
    rate: Int?
  ) {
    let keeper = MemoryKeeper()
    func launch(_ root: BeatingHeart) -> Application {
      let application = Application(root: root, surface: NullSurface(), clock: ManualClock())
      application.ports.stateKeeper = keeper
      application.start()
      return application
    }
    let first = launch(BeatingHeart())
    first.dispatch(.key("2"), .key("+"), .key("+"), .application(.terminate))
    let second = launch(BeatingHeart(rate: rate))
    #expect(second.root.children.map(\.title) == ["Settings"])
    #expect((second.window.view("rate") as? Label)?.text == "\(rate ?? 62) BPM")
    second.dispatch(.key("q"))
    #expect(keeper.archive == nil)
  }

  @Test(.proves("F-146", "F-147"))
  func `its diagram has both tabs and the heart, like the app`() {
    #expect(
      BeatingHeart.graph.text(in: .mermaid, withData: true) == """
        ---
        title: "Beating Heart"
        ---
        flowchart TD
          s1[["BeatingHeart"]]
          s2["HeartView"]
          s3["HeartSettings"]
          s1 -->|"tab Heart: heart: Heart"| s2
          s1 -->|"tab Settings: heart: Heart"| s3

        """)
    let test = ScreenTest(BeatingHeart())
    guard let root = test.application.root as? BeatingHeart else { return }
    let check = NavigationCheck(root, BeatingHeart.graph)
    #expect(check.unfollowed.map(\.to) == ["HeartSettings"])
    test.press("2", "1")
    #expect(check.unfollowed == [] && check.undeclared == [])
  }

  @Test(.proves("F-114"))
  func `a link opens the settings without creating the heart`() throws {
    let root = BeatingHeart()
    #expect(try root.open("heart://settings"))
    let test = ScreenTest(root)
    #expect(test.view("rate") != nil)
    #expect(!test.lifecycle.contains("HeartView.create"))
    test.application.open(link: "heart://")
    #expect(test.view("heart") != nil)
    test.application.open(link: "heart://liver")
    #expect(test.screen.contains("the app has no destination heart://liver"))
  }

  @Test func `keys, pointer and focus press the buttons`() throws {
    test.press("2", KeyPress(.tab), KeyPress(.enter))
    #expect(test.view("rate", as: Label.self)?.text == "59 BPM")
    test.press(KeyPress(.right), KeyPress(.space))
    #expect(test.view("rate", as: Label.self)?.text == "60 BPM")
    let plus = try #require(test.view("plus"))
    test.click(plus)
    #expect(test.view("rate", as: Label.self)?.text == "61 BPM")
  }

  @Test func `a click on a tab selects it`() throws {
    let settings = try #require(test.view(.tab, named: "Settings"))
    test.click(settings)
    #expect(test.view("rate") != nil)
  }

  @Test func `the list of keys shows those of the screen, and closes`() {
    test.press("2", "?")
    #expect(test.screen.contains("Faster"))
    #expect(test.screen.contains("Quit"))
    test.press(KeyPress(.escape))
    #expect(!test.screen.contains("Faster"))
    test.press("1", "?")
    #expect(!test.screen.contains("Faster"))
  }

  @Test(arguments: [KeyPress("q"), KeyPress("c", .control)])
  func `q and Ctrl-C end the app`(key: KeyPress) {
    test.press(key)
    guard case .finished? = test.outcome else {
      Issue.record("the app goes on")
      return
    }
    #expect(test.lifecycle.suffix(2) == ["HeartView.destroy", "BeatingHeart.destroy"])
    #expect(test.clock.pendingCount == 0)
  }

  @Test(.proves("F-140"))
  func `a window that is too small shows a message until enlarged`() {
    let screen = test.screen
    test.resize(to: CellSize(columns: 19, rows: 6))
    #expect(test.screen.contains("Please enlarge"))
    test.resize(to: CellSize(columns: 3, rows: 1))
    test.resize(to: CellSize(columns: 0, rows: 0))
    test.resize(to: CellSize(columns: 80, rows: 24))
    #expect(test.screen == screen)
  }

  @Test func `a beat writes two frames: a larger and a smaller heart`() {
    let before = test.frames.count
    test.advance(by: .seconds(10))
    #expect(test.frames.count == before + 19)
    test.advance(by: .milliseconds(150))
    #expect(test.frames.count == before + 20)
  }

  @Test func `an ineffective change writes nothing`() {
    let before = test.frames.count
    test.press("x")
    test.send(.focusChanged(false), .focusChanged(true), .paste("hello"))
    test.resize(to: CellSize(columns: 80, rows: 24))
    #expect(test.frames.count == before)
  }
}

/// Two tabs around a heart that the test provides.
private final class TwoTabs: TabNavigator {
  private let heart: Heart

  init(_ heart: Heart) {
    self.heart = heart
    super.init()
  }

  override func makeTabs() -> [Tab] {
    [
      Tab("Heart") { [heart] in HeartView(heart) },
      Tab("Settings") { [heart] in HeartSettings(heart) },
    ]
  }
}

/// A keeper of an archive without a file.
@MainActor
private final class MemoryKeeper: StateKeeper {
  var archive: ScreenArchive?
  func load() -> ScreenArchive? { archive }
  func save(_ archive: ScreenArchive) { self.archive = archive }
  func clear() { archive = nil }
}

/// A delegate that presses a button of the settings at their creation, and reads them when they
/// appear.
@MainActor
private final class CreationWitness: ApplicationDelegate {
  private(set) var rates: [String] = []

  func application(
    _ application: Application, _ controller: Controller, didTake step: LifecycleStep
  ) {
    guard let settings = controller as? HeartSettings else { return }
    switch step {
    case .create:
      let plus = settings.view?.view("plus") as? Button
      do { try #require(plus).perform() } catch { Issue.record(error) }
    case .appear: rates.append((settings.view?.view("rate") as? Label)?.text ?? "")
    case .pause, .destroy: break
    }
  }
}
