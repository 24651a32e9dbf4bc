import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTesting
import Testing

/// A screen whose views a designer describes in JSON.
private final class SettingsScreen: LayoutController {
  @Outlet("rate") private var rate: Slider
  @Outlet("save") private var save: Button
  private(set) var saved: Double?

  override func layoutDidLoad(_ layout: Layout) throws {
    try layout.bind($rate, $save)
    connect(save) { $0.saved = $0.rate.value }
  }
}

@MainActor
@Suite("Screens described in JSON", .leakFree)
struct LayoutTests {
  private let text = """
    { "type": "column", "children": [
      { "type": "slider", "id": "rate", "minimum": 0, "maximum": 10, "value": 4 },
      { "type": "button", "id": "save", "title": "Save" } ] }
    """

  @Test func `outlets are the views with their ids`() throws {
    let screen = SettingsScreen(try LayoutDocument(text, file: "settings.json"))
    let test = ScreenTest(screen)
    test.press(.button, named: "Save")
    #expect(screen.saved == 4)
  }

  @Test func `an app adds its own kinds of views`() throws {
    var vocabulary = LayoutVocabulary()
    vocabulary.register("badge") { element throws(LayoutError) in
      guard let text = try element.string("text") else { throw element.error("it has no text") }
      return Badge(text)
    }
    let document = try LayoutDocument(
      #"{ "type": "badge", "text": "new" }"#, file: "a.json", vocabulary: vocabulary)
    let layout = try document.layout(for: SurfaceSize(width: 80, height: 24))
    #expect(layout.root is Badge)
  }

  @Test func `a mistake is reported with its line`() {
    let error = #expect(throws: LayoutError.self) {
      try LayoutDocument("{\n\"type\": \"bttn\" }", file: "a.json")
        .layout(for: SurfaceSize(width: 80, height: 24))
    }
    #expect(error?.file == "a.json" && error?.line == 2)
  }
}
