import ExampleScreens
import ExampleWebPainters
import ScreenKitCore
import ScreenKitLooks
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Painters of an app's own views", .leakFree)
struct CustomPainterTests {
  private func stars(_ painters: WebPainterTable?) -> (WebTest, StarRating) {
    let stars = StarRating(2)
    stars.accessibleName = "Service"
    var settings = WebSession.Settings()
    settings.painters = painters
    return (WebTest(ViewController(Column { stars }), settings: settings), stars)
  }

  @Test func `a registered painter gives the view its elements`() {
    let painters = WebPainterTable()
    painters.register(StarWebPainter())
    let (test, stars) = stars(painters)
    let number = test.number(of: stars)
    #expect(test.page.slot(3, of: number) == "★★☆☆☆")
    #expect(test.page.slot(7, of: number) == "2 of 5 stars")
    test.send("[\"v\",\(number),4]")
    #expect(stars.value == 4)
    #expect(test.page.slot(3, of: number) == "★★★★☆")
    // Numbers out of range become the nearest valid one, and malformed ones have no effect.
    test.send("[\"v\",\(number),9e9]")
    #expect(stars.value == 5)
    test.send("[\"v\",\(number),2.5]")
    #expect(stars.value == 5)
    #expect(test.session.page(.test).contains("type=\"range\""))
    #expect(test.differences == [])
    #expect(test.closes == [])
  }

  @Test func `a view without a painter shows its accessible text`() {
    let (test, stars) = stars(nil)
    let words = "Service, 2 of 5 stars"
    #expect(test.page.nodes(showing: words) == [test.number(of: stars)])
  }

  @Test func `a view without a painter gets pointer events`() {
    final class Drawing: Control {
      var places: [SurfacePoint] = []
      var isInside: [Bool] = []
      override func handle(_ input: ViewInput) -> Bool {
        guard case .pointer(let pointer) = input else { return true }
        places.append(pointer.location)
        isInside.append(pointer.isInside)
        return true
      }
    }
    let drawing = Drawing()
    let test = WebTest(ViewController(Column { drawing }))
    test.send("[\"i\",\(test.number(of: drawing)),3,1,\"d\"]")
    #expect(drawing.places == [SurfacePoint(x: 3, y: 1)])
    #expect(drawing.isFocused)
    // A release outside of the view must not count as a press.
    test.send("[\"i\",\(test.number(of: drawing)),3,1,\"m\"]")
    test.send("[\"i\",\(test.number(of: drawing)),90,1,\"M\"]")
    test.send("[\"i\",\(test.number(of: drawing)),90,1,\"U\"]")
    #expect(drawing.isInside == [true, true, false, false])
  }

  /// A view that shows one of its texts.
  private final class Slides: View {
    var texts = ["one", "two"] { didSet { changed(.appearance) } }
  }

  private struct SlidesPainter: WebPainter {
    let templates = [WebTemplate(WebElement(.div, slots: [3: .rich, 4: .shown]))]

    func fill(_ view: Slides, _ slots: inout SlotWriter) {
      var content = RichContent()
      for text in view.texts { content.add(.span) { $0.add(text) } }
      slots.rich(3, content)
      slots.number(4, 2)
    }
  }

  @Test func `new elements are sent with the number of the shown one`() {
    let painters = WebPainterTable()
    painters.register(SlidesPainter())
    var settings = WebSession.Settings()
    settings.painters = painters
    let slides = Slides()
    let test = WebTest(ViewController(Column { slides }), settings: settings)
    test.session.application.run { slides.texts = ["three", "four"] }
    #expect(test.lastFrame.contains("[\"=\",\(test.number(of: slides)),4,2]"))
    #expect(test.page.element(of: slides)?.allText == "four")
  }

  @Test func `a press on a toast dismisses it`() throws {
    let test = WebTest(ViewController(Column { Button("Save") }))
    let application = test.session.application
    application.show(Toast("Saved"))
    application.run {}
    let toast = try #require(test.page.nodes(showing: "Saved").first)
    let bar = try #require(application.window.children.first { $0 is NoticeBar })
    test.send("[\"i\",\(test.number(of: bar)),3,0,\"d\"]")
    #expect(test.page.nodes[toast] == nil)
  }

  @Test(arguments: [false, true])
  func `the action of a toast is pressed by touch and by key`(isKey: Bool) {
    let test = WebTest(ViewController(Column { Button("Save") }))
    let application = test.session.application
    var undone = 0
    application.show(Toast("Deleted"), action: "Undo") { undone += 1 }
    application.run {}
    #expect(test.page.element("button", named: "Undo") != nil)
    #expect(isKey ? test.press(KeyPress(.function(8))) : test.press("button", named: "Undo"))
    #expect(undone == 1 && test.page.nodes(showing: "Deleted").isEmpty)
    #expect(!test.press(KeyPress(.function(8))), "the key belongs to the browser again")
  }

  @Test func `the style sheet of an app comes after its colours`() {
    var theme = Theme()
    theme.light[.tint(.accent)] = .rgb(1, 2, 3)
    let file = ClientAssets.themeStyle(theme, adding: StarWebPainter.styleSheet)
    let text = String(decoding: file.bytes, as: UTF8.self)
    // A class selector alone has less weight, and the visitor can choose another look.
    for look in LookName.allCases {
      #expect(text.contains("html.look-\(look.rawValue){--accent:#010203;"))
    }
    #expect(text.hasSuffix(StarWebPainter.styleSheet))
    #expect(ClientAssets.themeStyle(nil, adding: "a{}").bytes == Array("a{}".utf8))
  }
}
