import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Accessibility of elements", .leakFree)
struct AccessibilityTests {
  private struct Hill {
    let name: String
    let height: Int
  }

  private func page(_ view: View) -> (test: WebTest, html: String) {
    let test = WebTest(view, joins: false)
    return (test, test.session.page(.test))
  }

  @Test func `a table is a grid that owns its header and counts rows`() {
    let table = Table(
      [Hill(name: "Etna", height: 3403), Hill(name: "Rysy", height: 2655)], id: \.name,
      columns: [TableColumn("Hill", \.name), TableColumn("Height", \.height)])
    table.accessibleName = "Hills"
    let (test, html) = page(Column { table })
    let (header, rows) = (test.number(of: table.header), test.number(of: table.rows))
    #expect(html.contains("aria-owns=\"n\(header) w\(rows)\""))
    #expect(html.contains("id=\"w\(rows)\""))
    #expect(html.contains("aria-label=\"Hills\""))
    #expect(html.contains("role=\"grid\""))
    #expect(html.contains("aria-rowcount=\"3\""))
    #expect(html.contains("aria-rowindex=\"2\""))
    #expect(html.contains("role=\"gridcell\">Etna<"))
    #expect(!html.contains("role=\"option\""))
    #expect(!html.contains("role=\"listbox\""))
  }

  @Test func `the label of a form field names its input`() {
    let (name, plan, terms) = (TextField(), Picker("Plan", ["Free"]), Checkbox(""))
    let age = NumberField(0...120)
    let form = Form(
      FormField("Name", name), FormField("Age", age), FormField("Plan", plan),
      FormField("Terms", terms))
    let (test, html) = page(form)
    for id in [
      "i\(test.number(of: name))", "i\(test.number(of: age.field))", "n\(test.number(of: plan))",
      "i\(test.number(of: terms))",
    ] {
      #expect(html.contains("for=\"\(id)\""), "\(id)")
      #expect(html.contains("id=\"\(id)\""), "\(id)")
    }
  }

  @Test func `a disabled field of a control is accessible`() {
    let box = ComboBox("City", ["Athens", "Bern"])
    box.isEnabled = false
    let (_, html) = page(Column { box })
    #expect(html.contains("<fieldset class=\"fc read\""))
    #expect(html.contains(" disabled=\"\""))
    #expect(!html.contains(" inert"))
  }

  @Test func `a disabled list or group of choices is accessible`() {
    let (list, group) = (List(["Athens", "Bern"]), RadioGroup(["Tea", "Coffee"]))
    (list.isEnabled, group.isEnabled) = (false, false)
    let (test, html) = page(Column { [list, group] })
    #expect(html.ranges(of: "aria-disabled=\"true\"").count == 2)
    #expect(!html.contains(" inert"))
    // The Tab key does not reach the list, and a press of a row has no effect.
    #expect(!html.contains("tabindex=\"0\""))
    test.join(lastFrame: -1)
    let row = list.backend.first { $0 is RowCell }.map(test.number) ?? -1
    test.send("[\"p\",\(row)]")
    #expect(list.highlightedRow == RowIndex(0) && test.session.isConnected)
  }

  @Test func `a named group has its name, and a value only once`() {
    let progress = WorkProgress(clock: ManualClock()) { "\($0)" }
    progress.accessibleName = "Copying"
    let gauge = Gauge(0...10)
    (gauge.accessibleName, gauge.value) = ("Load", 5)
    let digits = Digits("12:34")
    digits.accessibleName = "Time"
    let (_, html) = page(Column { [progress, gauge, digits, Slider(0...100)] })
    #expect(html.contains("role=\"group\""))
    #expect(html.contains("aria-label=\"Copying\""))
    #expect(html.contains("aria-label=\"Time, 12:34\""))
    #expect(html.contains("aria-valuenow=\"50\""))
    #expect(html.contains("<output aria-hidden=\"true\""))
  }

  @Test func `a combo box reports whether its completions are shown`() {
    let box = ComboBox("City", ["Athens", "Bern"])
    let test = WebTest(Column { box })
    let isExpanded = { test.page.lines.joined().contains(" 10=true") }
    #expect(!isExpanded())
    test.send("[\"f\",\(test.number(of: box.field))]")
    test.send("[\"k\",\"Down\"]")
    #expect(isExpanded() && test.differences == [])
    test.send("[\"k\",\"Esc\"]")
    #expect(!isExpanded() && test.differences == [])
  }

  @Test func `a node of a tree has position, sign and description`() {
    let tree = Tree(Numbers())
    let (test, html) = page(Column { tree })
    #expect(!html.contains("role=\"group\""))
    #expect(html.contains("aria-label=\"One, closed, level 1\""))
    #expect(html.contains("\u{25B8}"))
    // The sign belongs to a view within the row, and opens the node.
    test.join(lastFrame: -1)
    let sign = tree.backend.first { $0 is TreeRow }.map(test.number) ?? -1
    test.send("[\"t\",\(sign)]")
    #expect(tree.isOpen(RowIndex(0)))
  }

  private struct Numbers: TreeAdapter {
    func childCount(of parent: String?) -> Int { parent == nil ? 1 : parent == "One" ? 1 : 0 }
    func child(_ index: Int, of parent: String?) -> String { parent == nil ? "One" : "Two" }
    func id(of item: String) -> String { item }
    func text(of item: String) -> String { item }
  }
}
