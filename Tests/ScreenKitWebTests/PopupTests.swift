import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Popups of web sessions", .leakFree)
struct PopupTests {
  private static let today = CalendarDate(dayNumber: 20_521)  // 2026-03-09

  @Test func `completions appear within the element of their field`() throws {
    let box = ComboBox("City", ["Algiers", "Bern", "Bogotá"])
    let test = WebTest(Column { box })
    test.send("[\"f\",\(test.number(of: box.field))]")
    test.send("[\"k\",\"Down\"]")
    let popup = try #require(test.session.application.window.popup)
    #expect(test.page.nodes[test.number(of: popup)]?.parent == test.number(of: box))
    #expect(test.page.nodes(showing: "Bern").count == 1)
    test.send("[\"k\",\"Down\"]")
    test.send("[\"k\",\"Down\"]")
    test.send("[\"s\",\(test.number(of: box.field))]")
    #expect(box.value == "Bern" && test.page.nodes(showing: "Algiers").isEmpty)
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }

  @Test func `a click on a completion chooses it`() throws {
    let box = ComboBox("City", ["Algiers", "Bern", "Bogotá"])
    let test = WebTest(Column { box })
    test.send("[\"p\",\(test.number(of: box.accessories[0]))]")
    let row = try #require(
      test.session.scene.nodes.values.first { ($0.view as? RowCell)?.index == RowIndex(2) })
    test.send("[\"p\",\(row.number)]")
    #expect(box.value == "Bogotá" && box.field.isFocused && !box.isOpen)
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }

  @Test func `a day is a button of the calendar`() throws {
    let date = DatePicker("Arrival", today: { PopupTests.today })
    let test = WebTest(Column { date })
    test.send("[\"p\",\(test.number(of: date.accessories[0]))]")
    #expect(date.isOpen && test.page.nodes(showing: "March 2026").count == 1)
    test.send("[\"k\",\"PgDn\"]")
    #expect(test.page.nodes(showing: "April 2026").count == 1)
    let day = try #require(
      test.session.scene.nodes.values.first {
        ($0.view as? CalendarDayButton)?.date.description == "2026-04-16"
      })
    test.send("[\"p\",\(day.number)]")
    #expect(date.value?.description == "2026-04-16" && !date.isOpen)
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }

  @Test func `a popup of another view is at the edge of the page`() throws {
    let button = Button("Anchor")
    let test = WebTest(Column { button })
    let popup = Popup(Label("Beside"))
    test.send("[\"f\",\(test.number(of: button))]")
    test.session.application.run { popup.open(beside: button) }
    #expect(test.page.nodes[test.number(of: popup)]?.parent == test.page.tree.root)
    test.session.application.run { popup.close() }
    #expect(test.page.nodes(showing: "Beside").isEmpty && test.differences == [])
  }

  @Test func `lines of a log are rows, and the last are visible`() {
    let log = LogView()
    let test = WebTest(Column { log })
    test.session.application.run {
      log.append(contentsOf: (0..<5000).map { LogLine("line \($0)", .warning) })
    }
    #expect(test.page.nodes.count < 150)
    #expect(test.session.scene.nodes.values.contains { ($0.view as? RowCell)?.index.row == 4999 })
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }
}
