@testable import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Log view", .leakFree)
struct LogViewTests {
  private final class Screen: Controller {
    let log: LogView
    let search = SearchField()
    var follows: [Bool] = []

    init(limit: Int) { log = LogView(limit: limit) }

    override func makeView() -> View {
      (log.id, log.list.accessibleName) = ("log", "Log")
      log.layout.flex = 1
      search.list = log.list
      log.onFollow = { [unowned self] in follows.append($0) }
      return Column(cross: .fill) {
        log
        search
      }
    }
  }

  private func show(_ lines: Int, limit: Int = 1000, keeper: MemoryKeeper? = nil) -> (
    Screen, ScreenTest
  ) {
    let screen = Screen(limit: limit)
    let test = ScreenTest(
      screen, size: CellSize(columns: 40, rows: 6), keeper: keeper ?? MemoryKeeper())
    test.application.run {
      screen.log.append(contentsOf: (0..<lines).map { LogLine("line \($0)") })
    }
    return (screen, test)
  }

  private func append(_ texts: String..., to screen: Screen, _ test: ScreenTest) {
    test.application.run { for text in texts { screen.log.append(text) } }
  }

  @Test func `the end is followed until the user leaves it`() {
    let (screen, test) = show(20)
    #expect(test.screen.contains("line 19") && !test.screen.contains("line 14"))
    append("new", to: screen, test)
    #expect(test.screen.contains("new"))
    test.press(KeyPress(.up))
    append("later", to: screen, test)
    #expect(!test.screen.contains("later") && screen.follows == [false])
    test.press(KeyPress(.end))
    append("last", to: screen, test)
    #expect(test.screen.contains("last") && screen.follows == [false, true])
  }

  @Test func `scrolling by the wheel stops following`() {
    let (screen, test) = show(20)
    test.application.run { screen.log.list.scroll(by: -6) }
    let before = test.screen
    append("new", to: screen, test)
    #expect(
      !screen.log.isFollowing
        && test.screen.split(separator: "\n")[0] == before.split(separator: "\n")[0])
    test.application.run { screen.log.isFollowing = true }
    #expect(test.screen.contains("new"))
  }

  @Test func `a log that fills up slowly is followed`() {
    let (screen, test) = show(0)
    for number in 0..<30 { append("line \(number)", to: screen, test) }
    #expect(screen.log.isFollowing && test.screen.contains("line 29"))
  }

  @Test func `the oldest lines are dropped beyond the limit`() {
    let (screen, test) = show(25, limit: 10)
    #expect(screen.log.lineCount == 10)
    test.press(KeyPress(.home))
    #expect(test.screen.contains("line 15") && !test.screen.contains("line 14"))
    append("a", "b", to: screen, test)
    #expect(test.screen.contains("line 17") && screen.log.lineCount == 10)
  }

  @Test func `a log without following survives the loss of all lines`() {
    let (screen, test) = show(10, limit: 10)
    test.press(KeyPress(.home))
    test.application.run { screen.log.append(contentsOf: (0..<25).map { LogLine("x\($0)") }) }
    #expect(test.screen.contains("x15") && screen.log.list.highlightedRow == RowIndex(0))
    test.press(KeyPress(.end), KeyPress(.up))
    for number in 0..<30 { append("y\(number)", to: screen, test) }
    #expect(test.screen.contains("y20") && screen.log.list.rowCount == 10)
  }

  @Test func `levels filter lines, also those appended later`() {
    let (screen, test) = show(3)
    test.application.run {
      screen.log.append("bad", .error)
      screen.log.leastLevel = .warning
    }
    #expect(screen.log.shownCount == 1 && test.screen.contains("E bad"))
    test.application.run {
      screen.log.append("fine", .info)
      screen.log.append("careful", .warning)
    }
    #expect(test.screen.contains("W careful") && !test.screen.contains("fine"))
    test.application.run { screen.log.leastLevel = .debug }
    #expect(screen.log.shownCount == 6 && test.screen.contains("fine"))
  }

  @Test func `a search field filters the lines`() {
    let (screen, test) = show(30)
    test.press(KeyPress(.tab))
    test.type("2")
    #expect(screen.log.shownCount == 12 && screen.search.resultCount == 12)
    append("x2", "x3", to: screen, test)
    #expect(screen.log.shownCount == 13)
    test.press(KeyPress(.escape))
    #expect(screen.log.shownCount == 32)
  }

  @Test func `many thousand lines create only the visible views`() {
    let count = CaseSample.count(20_000, of: 100_000)
    let (screen, test) = show(0, limit: count)
    let before = screen.log.rows.showCount
    test.application.run {
      for number in 0..<count { screen.log.append("line \(number)", .debug, time: "12:00") }
    }
    #expect(screen.log.list.children.count <= 5)
    #expect(screen.log.rows.showCount - before <= 10)
    #expect(test.screen.contains("line \(count - 1)"))
  }

  @Test(arguments: [true, false])
  func `each frame of a full log costs the visible lines`(follows: Bool) {
    let (screen, test) = show(2000, limit: 2000)
    if !follows { test.press(KeyPress(.up)) }
    let (before, frames) = (screen.log.rows.showCount, 50)
    for frame in 0..<frames {
      test.application.run {
        for line in 0..<400 { screen.log.append("frame \(frame) line \(line)") }
      }
    }
    #expect(screen.log.lineCount == 2000 && screen.log.isFollowing == follows)
    #expect(test.screen.contains("frame 49 line 399") == follows)
    // Six rows are visible, including the search field.
    #expect(screen.log.rows.showCount - before <= frames * 5)
  }

  @Test func `levels differ without colours`() {
    let lines = LogLine.Level.allCases.map { LogLine("text", $0).styled.string }
    #expect(lines == ["D text", "I text", "W text", "E text"])
  }

  @Test func `overlong lines and line breaks stay in their row`() {
    let (screen, test) = show(0)
    append(String(repeating: "a", count: 1_000_000), "two\nlines\u{1B}[2J", to: screen, test)
    #expect(test.screen.contains("two lines") && test.screen.contains("aaaa"))
    #expect(screen.log.list.rowCount == 2)
  }

  @Test func `an empty log and a cleared one can be used`() {
    let (screen, test) = show(0)
    test.press(KeyPress(.end), KeyPress(.up), KeyPress(.pageUp))
    append("first", to: screen, test)
    test.application.run { screen.log.clear() }
    #expect(screen.log.lineCount == 0 && !test.screen.contains("first"))
    append("again", to: screen, test)
    #expect(test.screen.contains("again"))
  }

  @Test func `following and the level are saved`() {
    let keeper = MemoryKeeper()
    let (screen, test) = show(9, keeper: keeper)
    test.application.run { screen.log.leastLevel = .info }
    test.press(KeyPress(.up))
    test.send(.application(.enterBackground))
    let (again, _) = show(9, keeper: keeper)
    #expect(!again.log.isFollowing && again.log.leastLevel == .info)
    again.log.restore(.int(1))
    var hostile = SavedState()
    hostile["level"] = .int(99)
    again.log.restore(.state(hostile))
    #expect(again.log.leastLevel == .info)
  }

  @Test(arguments: RandomWalks.seeds(4, of: 300))
  func `the store behaves like an array`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var store = LogStore(limit: 50)
    var all: [LogLine] = []
    var (query, least) = ("", LogLine.Level.debug)
    var shown = 0
    for step in 0..<300 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        query = ["", "1", "2 3"].randomElement(using: &random) ?? ""
        least = LogLine.Level.allCases.randomElement(using: &random) ?? .debug
        store.filter(query, least)
        shown = store.shownCount
      case 1 where step % 5 == 0:
        store.clear()
        (all, shown) = ([], 0)
      default:
        let added = (0..<Int.random(in: 0..<70, using: &random)).map {
          LogLine("\(step) \($0)", LogLine.Level.allCases.randomElement(using: &random) ?? .info)
        }
        let change = store.append(added)
        all = Array((all + added).suffix(50))
        shown += change.added - change.dropped
      }
      let expected = all.filter {
        $0.level >= least && (query.isEmpty || SearchQuery(query).matches($0.text))
      }
      let lines = (0..<store.shownCount).map { store.line(store.number(at: $0)) }
      #expect(
        lines == expected && shown == store.shownCount && store.count == all.count, "seed \(seed)")
      for index in 0..<store.shownCount {
        #expect(store.index(from: store.number(at: index)) == index, "seed \(seed)")
      }
    }
  }
}
