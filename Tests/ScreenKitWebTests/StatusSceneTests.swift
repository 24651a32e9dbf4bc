import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Status bars and tooltips in a page", .leakFree)
struct StatusSceneTests {
  private let button = Button("Save")

  @Test func `a status bar is announced and changes in place`() throws {
    let test = WebTest(Column { button })
    let application = test.session.application
    application.run { application.status = AppStatus("Saving", progress: .fraction(0.5)) }
    let bar = try #require(application.window.statusBar)
    let number = test.number(of: bar)
    #expect(test.page.nodes[number]?.parent == test.page.tree.root)
    #expect(test.template(of: bar).attributes[.role] == "status")
    #expect(test.page.nodes(showing: "Saving").count == 1)
    application.run { application.status = AppStatus("Saved") }
    #expect(test.number(of: bar) == number && test.page.nodes(showing: "Saved").count == 1)
    application.run { application.status = nil }
    #expect(test.page.nodes(showing: "Saved").isEmpty && test.differences == [])
  }

  @Test func `a tooltip is the title of its element`() throws {
    button.tooltip = "Writes the file"
    let test = WebTest(Column { button })
    #expect(test.rendered.contains { $0.contains("=Writes the file") })
    #expect(test.template(of: button).slots.values.contains(.attribute(.title)))
    test.session.application.run { [button] in button.tooltip = nil }
    #expect(!test.rendered.contains { $0.contains("Writes the file") } && test.differences == [])
  }

  @Test func `the input of a field has the title, too`() throws {
    let field = TextField("Name")
    field.tooltip = "At most nine letters"
    let test = WebTest(Column { field })
    guard case .elements(let inner) = test.template(of: field).content else {
      Issue.record("A field has no elements.")
      return
    }
    #expect(inner.contains { $0.name == .input && $0.slots.values.contains(.attribute(.title)) })
    #expect(test.rendered.contains { $0.contains("=At most nine letters") })
  }

  @Test func `a key shows the tooltip of the focused view`() {
    button.tooltip = "Writes the file"
    let test = WebTest(Column { button })
    test.send("[\"f\",\(test.number(of: button))]")
    #expect(KeyFilter.presses(in: test.session.application).names.contains("Ctrl-F1"))
    test.send("[\"k\",\"Ctrl-F1\"]")
    // The nodes are the title of the button and the text of the tooltip.
    #expect(test.page.nodes(showing: "Writes the file").count == 2)
    test.send("[\"k\",\"Esc\"]")
    #expect(test.page.nodes(showing: "Writes the file").count == 1 && test.differences == [])
  }
}

extension WebTest {
  /// Returns the outermost element of the template of `view`.
  fileprivate func template(of view: View) -> WebElement {
    let kind = session.scene.nodes[number(of: view)]?.kind ?? 0
    return session.scene.painters.templates[kind].root
  }
}
