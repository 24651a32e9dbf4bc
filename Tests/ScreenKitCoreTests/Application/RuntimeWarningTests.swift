import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Runtime warnings", .leakFree)
struct RuntimeWarningTests {
  private final class Screen: Controller {
    private let content: View
    init(_ content: View) { self.content = content }
    override func makeView() -> View { content }
  }

  private final class Witness: ApplicationDelegate {
    var warnings: [RuntimeWarning] = []
    var deals = true
    func application(_ application: Application, didFind warning: RuntimeWarning) -> Bool {
      warnings.append(warning)
      return deals
    }
  }

  private let witness = Witness()

  @discardableResult
  private func start(
    _ view: View = View(), keys: KeyMap = KeyMap(), prepare: (Application) -> Void = { _ in }
  ) -> Application {
    let application = Application(
      root: Screen(view), surface: NullSurface(), clock: ManualClock(), keys: keys)
    application.delegate = witness
    prepare(application)
    application.start()
    return application
  }

  @Test func `an unknown command in a key map is reported at the start`() throws {
    start(keys: try KeyMap(["Quitt": ["F2"], "Back": ["F3"]]))
    let known = ["Back", "Commands", "Keys", "Next control", "Previous control", "Quit"]
    #expect(witness.warnings == [.unknownCommand("Quitt", known: known)])
    #expect(witness.warnings.first?.description.contains("\"Quitt\"") == true)
  }

  #if DEBUG
    @Test func `views with one id are reported with the id and the screen`() {
      let views = ["name", "name", "name", "other"].map { id in
        let field = TextField()
        field.id = ViewID(id)
        return field
      }
      start(Column { views })
      #expect(witness.warnings == [.duplicateViewID("name", screen: "Screen")])
    }

    @Test func `another screen within may use the same ids`() {
      let frame = TabFrame(bar: TabBar(["1"]))
      let (outer, inner) = (Label("outer"), Label("inner"))
      (outer.id, inner.id) = ("name", "name")
      frame.content = inner
      start(
        Column {
          outer; frame
        })
      #expect(witness.warnings.isEmpty)
    }

    @Test func `negative lengths are reported with the view`() {
      let label = Label("Total")
      label.layout.width = .init(minimum: -3)
      label.layout.padding.start = -1
      start(
        Column {
          label; Label("fine")
        })
      #expect(
        witness.warnings == [
          .negativeLength("minimum width", -3, view: "Label \"Total\"", screen: "Screen"),
          .negativeLength("padding at the start", -1, view: "Label \"Total\"", screen: "Screen"),
        ])
    }

    @Test func `negative lengths of containers and lists are reported`() {
      let list = List(["row"])
      list.rowHeight = -1
      let grid = Grid(columns: [GridColumn(flex: -2)], columnSpacing: -1, rowSpacing: -1) {}
      let width = LayoutConstraints.Extent(minimum: -4)
      let table = Table(
        ["row"], id: \.self, columns: [TableColumn("Name", width: width) { $0 }])
      start(
        Column(spacing: -1) {
          list
          grid
          table
        })
      #expect(
        witness.warnings.map(\.description) == [
          "Screen: the spacing of Column is -1; a length is 0 or more. (SK211)",
          "Screen: the rowHeight of List<String> is -1; a length is 0 or more. (SK211)",
          "Screen: the columnSpacing of Grid is -1; a length is 0 or more. (SK211)",
          "Screen: the rowSpacing of Grid is -1; a length is 0 or more. (SK211)",
          "Screen: the flex of column 0 of Grid is -2; a length is 0 or more. (SK211)",
          "Screen: the minimum width of the column \"Name\" of TableHeader \"Name\" is -4; "
            + "a length is 0 or more. (SK211)",
        ])
    }
  #endif

  @Test func `warnings that the delegate leaves go to the driver`() throws {
    let keys = try KeyMap(["Quitt": ["F2"]])
    var left: [RuntimeWarning] = []
    start(keys: keys) { $0.ports.onWarning = { left.append($0) } }
    #expect(left.isEmpty)
    witness.deals = false
    start(keys: keys) { $0.ports.onWarning = { left.append($0) } }
    #expect(left.count == 1)
  }

  @Test func `an app without mistakes gets no warnings`() {
    start(Column { Button("OK") })
    #expect(witness.warnings.isEmpty)
  }

  @Test(arguments: [
    RuntimeWarning.unknownCommand("Sav", known: ["Quit"]),
    .duplicateViewID("name", screen: "Editor"),
    .duplicateTabID("Home", screen: "Editor"),
    .duplicateCommandID("Save", screen: "Editor"),
    .negativeLength("flex", -1, view: "Label", screen: "Editor"),
  ])
  func `each warning describes the mistake in a sentence`(warning: RuntimeWarning) {
    let text = warning.description
    #expect(text.contains(/\. \(SK\d{3}\)$/))
    #expect(text.contains("Editor: ") || text.contains("\"Sav\""))
  }
}
