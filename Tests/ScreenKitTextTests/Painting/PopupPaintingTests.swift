import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite("Painting of popups", .leakFree)
struct PopupPaintingTests {
  private final class Screen: Controller {
    let above = Label("above")
    let box = ComboBox("Fruit", ["Apple", "Apricot", "Banana"])
    let below = Label("below")
    var direction: LayoutDirection?

    override func makeView() -> View {
      let column = Column(spacing: 0, cross: .fill) {
        above
        box
        below
      }
      column.layout.direction = direction
      return column
    }
  }

  private func show(
    rows: Int = 10, columns: Int = 40, linesAbove: Int = 0, _ direction: LayoutDirection? = nil
  ) -> (Screen, ScreenTest) {
    let screen = Screen()
    screen.direction = direction
    screen.above.layout.height = .init(minimum: linesAbove)
    let test = ScreenTest(screen, size: CellSize(columns: columns, rows: rows))
    test.application.run { screen.box.open() }
    return (screen, test)
  }

  private func lines(_ test: ScreenTest) -> [Substring] {
    test.screen.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `it is below its field, in front of other views`() {
    let (_, test) = show()
    let lines = lines(test)
    #expect(lines[0].hasPrefix("above") && lines[1].contains("Fruit"))
    #expect(lines[2].hasPrefix("┌") || lines[2].hasPrefix("╭"))
    #expect(lines[3].contains("Apple") && lines[5].contains("Banana"))
    #expect(!test.screen.contains("below"))
  }

  @Test func `it is above its field if there is more space`() {
    let (_, test) = show(linesAbove: 7)
    let lines = lines(test)
    #expect(lines[7].contains("Fruit") && lines[8].contains("below"))
    #expect(lines[6].contains("─") && lines[5].contains("Banana"))
  }

  @Test func `it follows its field`() {
    let (screen, test) = show()
    #expect(lines(test)[3].contains("Apple"))
    test.application.run { screen.above.layout.height = .init(minimum: 3) }
    #expect(lines(test)[5].contains("Apple") && lines(test)[7].contains("Banana"))
    #expect(!lines(test)[3].contains("Apple"))
    test.resize(to: CellSize(columns: 30, rows: 8))
    #expect(lines(test)[4].hasPrefix("┌") || lines(test)[4].hasPrefix("╭"))
  }

  @Test func `covered content returns`() {
    let (screen, test) = show()
    test.application.run { screen.box.close() }
    #expect(lines(test)[2].hasPrefix("below") && !test.screen.contains("Apple"))
  }

  @Test func `from right to left it begins at the right`() {
    let (screen, test) = show(.rightToLeft)
    screen.box.layout.width = .init(maximum: 30)
    test.resize(to: CellSize(columns: 50, rows: 10))
    let popup = test.application.window.popup
    #expect(popup?.backend.effectiveLayoutDirection != nil)
    let field = lines(test)[1].count
    #expect(lines(test)[2].count == field)
  }

  @Test(arguments: [(1, 1), (5, 2), (8, 3), (20, 6), (3, 30)])
  func `any size works`(columns: Int, rows: Int) {
    let (screen, test) = show()
    test.resize(to: CellSize(columns: columns, rows: rows))
    #expect(screen.box.isOpen)
    let date = DatePicker(today: { .first })
    let calendar = ScreenTest(
      DateScreen(date), size: CellSize(columns: columns, rows: rows))
    calendar.application.run { date.open() }
    calendar.press(KeyPress(.pageDown))
    #expect(date.isOpen)
  }

  private final class DateScreen: Controller {
    private let date: DatePicker
    init(_ date: DatePicker) { self.date = date }
    override func makeView() -> View { Column(cross: .fill) { date } }
  }

  @Test(arguments: Look.Name.allCases)
  func `a calendar without colours shows focus, selection and today`(look: Look.Name) {
    let today = CalendarDate(dayNumber: 20_521)
    let date = DatePicker(value: today.adding(days: 2), today: { today })
    let plain = Look.named(look)
    plain.colors = .none
    let test = ScreenTest(DateScreen(date), size: CellSize(columns: 40, rows: 14), look: plain)
    test.application.run { date.open() }
    test.press(KeyPress(.right))
    #expect(test.screen.contains("9*") && test.screen.contains("[11]"))
    #expect(test.screen.contains("‹12›"))
  }

  @Test func `a hostile item cannot write beyond its row`() {
    let box = ComboBox("Any", ["a\u{1B}[2Jb\nc", String(repeating: "wide 漢字 ", count: 500)])
    let test = ScreenTest(BoxScreen(box), size: CellSize(columns: 30, rows: 8))
    test.application.run { box.open() }
    #expect(!test.frames.joined().contains(0x07) && test.screen.contains("Any"))
    #expect(lines(test).allSatisfy { displayWidth(of: String($0)) <= 30 })
  }

  private final class BoxScreen: Controller {
    private let box: ComboBox
    init(_ box: ComboBox) { self.box = box }
    override func makeView() -> View { box }
  }

  @Test(arguments: [(40, 6), (40, 5), (20, 12), (24, 7)])
  func `a calendar in little room shows the highlighted day, and no part of a number`(
    columns: Int, rows: Int
  ) throws {
    let today = try #require(CalendarDate(year: 2027, month: 6, day: 1))
    let date = DatePicker(today: { today })
    let test = ScreenTest(DateScreen(date), size: CellSize(columns: columns, rows: rows))
    test.application.run { date.open() }
    for _ in 0..<3 { test.press(.down) }
    #expect(test.screen.contains("22"))
    let numbers = test.screen.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(!numbers.contains(0) && numbers.count { $0 == 1 } <= 2)
  }
}
