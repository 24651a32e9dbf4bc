import GalleryScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The language of controls that are created before their app, while another app runs.
///
/// The gallery has a page for each control, so the pages are all controls.
@MainActor
@Suite("Controls show the language of their own app", .leakFree)
struct OwnLanguageTests {
  private final class Screen: Controller {
    private let content: View
    init(_ content: View = Label("other")) { self.content = content }
    override func makeView() -> View { content }
  }

  /// A page whose controls were created while an app in `created` ran, in an app in `shown`.
  @MainActor
  private struct Opened {
    let page: Controller
    let test: ScreenTest

    init(_ page: GalleryPage, created: Language, shown: Language) throws {
      let other = ScreenTest(Screen(), strings: created.strings)
      other.press("x")
      self.page = page.make(EventLog())
      let view = try self.page.makeView()
      test = ScreenTest(
        Screen(view), size: CellSize(columns: 90, rows: 60), strings: shown.strings,
        showsKeyHints: true)
    }

    /// All that users see and hear at some stops of the Tab key, and after a key there.
    ///
    /// It is read after a turn of an app in `other`, as by a screen reader between turns.
    func texts(between other: ScreenTest) -> [String] {
      var texts: [String] = []
      func read() {
        other.press("x")
        texts += test.screen.split(separator: "\n").map(String.init)
        add(test.application.window.semantics)
      }
      func add(_ node: SemanticNode) {
        texts.append("\(node.role), \(node.name), \(node.value)")
        node.children.forEach(add)
      }
      for _ in 0..<8 {
        read()
        test.press(KeyPress(.down))
        read()
        test.press(KeyPress(.escape))
        test.press(.tab)
      }
      return texts
    }
  }

  @Test(arguments: [(Language.english, Language.german), (.german, .english)])
  func `controls that were created before their app show its language`(
    created: Language, shown: Language
  ) throws {
    let other = ScreenTest(Screen(), strings: created.strings)
    // The page of ongoing work takes the clock of its app.
    for page in GalleryPage.all where page.name != "Work progress" {
      let expected = try Opened(page, created: shown, shown: shown).texts(between: other)
      let texts = try Opened(page, created: created, shown: shown).texts(between: other)
      let difference = zip(texts, expected).first { $0 != $1 }
      #expect(texts == expected, "\(page.name): \(difference?.0 ?? "") \(difference?.1 ?? "")")
    }
  }
}
