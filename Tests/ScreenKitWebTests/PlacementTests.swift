import ScreenKitCore
import ScreenKitLooks
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Positions of views in a page", .leakFree)
struct PlacementTests {
  /// Returns the classes of the element of `view`.
  private func classes(of view: View, _ test: WebTest) -> [Substring] {
    let value = test.page.slot(WebTemplate.classes, of: test.number(of: view))
    return (value ?? "").split(separator: " ")
  }

  @Test func `views in a grid have the alignments of their columns`() {
    let labels = (0..<6).map { Label("\($0)") }
    let grid = Grid(columns: [
      GridColumn(), GridColumn(alignment: .center), GridColumn(alignment: .trailing),
    ]) { labels }
    let test = WebTest(Column { grid })
    let seen = labels.map { classes(of: $0, test).filter { $0.hasPrefix("g-") } }
    #expect(seen == [[], ["g-c"], ["g-e"], [], ["g-c"], ["g-e"]])
    test.session.application.run { grid.columns[0].alignment = .fill }
    #expect(classes(of: labels[3], test).contains("g-f"))
    #expect(test.differences == [])
  }

  @Test func `a column of a grid grows with a growing view`() {
    let wide = Label("wide")
    wide.layout.flex = 2
    let grid = Grid(columns: 2) { [Label("a"), wide] }
    let html = WebTest(grid, joins: false).session.page(.test)
    #expect(html.contains("grid-template-columns:auto minmax(0,2fr)"))
  }

  @Test func `a view that grows has a class`() {
    let (wide, narrow) = (Label("a"), Label("b"))
    wide.layout.flex = 1
    let test = WebTest(Row { [wide, narrow] })
    #expect(classes(of: wide, test).contains("fx") && !classes(of: narrow, test).contains("fx"))
  }

  @Test func `cards and empty states have separate elements`() {
    let empty = EmptyState("Nothing", button: "Again")
    let html = WebTest(Column { [Card(Label("a")), empty] }, joins: false).session.page(.test)
    #expect(html.contains("class=\"g card\"") && html.contains("class=\"v empty\""))
  }

  @Test func `a keyboard of the look terminal has unit columns`() {
    let field = TextField()
    let pad = KeyPad(for: field)
    var settings = WebSession.Settings()
    settings.look = .terminal
    let test = WebTest(ViewController(Column { [field, pad] }), settings: settings, joins: false)
    let html = test.session.page(.test)
    let cells = pad.backend.rows.map { row in
      row.map { key in
        let rest = html.split(separator: "#n\(test.number(of: key)){").last ?? ""
        let rules = rest.prefix { $0 != "}" }
        let area = rules.split(separator: "grid-area:").last ?? ""
        return area.prefix { $0 != ";" }
      }
    }
    // The first row has ten keys of three units in 31 units; "Shift" with five letters has seven.
    #expect(cells[0].first == "1/1/auto/span 3" && cells[0].last == "1/28/auto/span 3")
    #expect(cells[1].first == "2/3/auto/span 3")
    #expect(cells[3].first == "4/1/auto/span 7")
    #expect(html.contains("grid-template-columns:1ch 1ch"))
  }

  @Test func `the name of a divider follows the texts in its pane`() throws {
    let labels = ["One", "Two", "Three"].map { Label($0) }
    let columns = labels.map { label in Column { label } }
    let split = Split(.horizontal) { columns }
    let test = WebTest(split)
    test.send("[\"g\",\(test.number(of: split)),100]")
    let dividers = split.children.filter { $0 is SplitDivider }
    func names() -> [String?] {
      dividers.map { divider in
        test.page.slot(3, of: test.number(of: divider))
      }
    }
    #expect(names() == ["One", "Two"])
    test.session.application.run { labels[0].text = "First" }
    #expect(names() == ["First", "Two"])
    test.session.application.run { labels[1].text = "Second" }
    #expect(names() == ["First", "Second"])
    #expect(test.differences == [])
  }

  @Test func `a check box in a form keeps its title as its name`() {
    let (terms, silent) = (Checkbox("I accept the terms"), Checkbox(""))
    let form = Form(
      submit: "Send", FormField("Terms", terms, .accepted), FormField("Quiet", silent))
    #expect(terms.accessibleText == "I accept the terms" && silent.accessibleText == "Quiet")
    let test = WebTest(form, joins: false)
    let html = test.session.page(.test)
    #expect(!html.contains("for=\"i\(test.number(of: terms))\""))
    #expect(html.contains("for=\"i\(test.number(of: silent))\""))
    #expect(!html.contains("aria-label=\"Terms\"") && html.contains("aria-label=\"Quiet\""))
  }
}

@MainActor
@Suite("Keys of web pages", .leakFree)
struct WebKeyTests {
  /// A screen whose command may have the key of the command search.
  private final class Screen: Controller {
    let label = Label("")
    private let key: KeyPress?

    init(_ key: KeyPress?) {
      self.key = key
      super.init()
    }

    override func makeView() -> View { label }
    override func connect() {
      if let key { command("Mark", key) { $0.label.text = "marked" } }
    }
  }

  @Test(arguments: ["Ctrl-K", "Super-K", "F1", "Ctrl-P"])
  func `the commands are searched by the keys of web pages`(_ key: String) {
    let test = WebTest(Screen(nil))
    #expect(test.page.keys.contains(key))
    test.send("[\"k\",\"\(key)\"]")
    #expect(test.session.application.window.panel != nil)
    #expect(test.differences == [])
  }

  @Test func `a command of the app has precedence`() {
    let screen = Screen(KeyPress("k", .control))
    let test = WebTest(screen)
    test.send("[\"k\",\"Ctrl-K\"]")
    #expect(screen.label.text == "marked" && test.session.application.window.panel == nil)
  }
}
