import Foundation
import ScreenKitCore
import ScreenKitLooks
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Explicit colours in a browser", .leakFree)
struct PaintTests {
  private static let plum = TextColor(red: 0, green: 40, blue: 120)

  /// Returns the style sheet and the HTML of a page that shows `view`.
  private func page(_ view: View) -> String {
    let test = WebTest(view, joins: false)
    return test.session.page(.test)
  }

  @Test(.proves("R-038", "R-043", "R-085", "R-086", "R-087"))
  func `colours, opacity and font are properties of the element`() {
    let label = Label("a")
    label.paint = ViewPaint(
      foreground: TextColor(red: 255, green: 136, blue: 0), background: Self.plum, opacity: 0.5,
      font: ViewFont(family: "Arial", size: 20, weight: .bold))
    let html = page(Column { label })
    #expect(html.contains("background-color:#002878;color:#ff8800;opacity:50%;"))
    #expect(html.contains("font-size:20px;font-weight:700;"))
    #expect(html.contains("font-family:\"Arial\",system-ui,sans-serif;"))
  }

  @Test(.proves("R-051", "R-098", "R-099"))
  func `colours of shadows and of selected titles are custom properties`() {
    let (button, bar) = (Button("Go"), TabBar(["One", "Two"]))
    var paint = ViewPaint()
    (paint.activeForeground, paint.shadow) = (Self.plum, TextColor(red: 1, green: 2, blue: 3))
    (button.paint, bar.paint) = (paint, paint)
    let html = page(Column { [button, bar] })
    #expect(html.contains("class=\"b pt act sh\""))
    #expect(html.contains("class=\"tabbar pt act sh\""))
    #expect(html.components(separatedBy: "--act:#002878;--sh:#010203;").count == 3)
  }

  @Test(.proves("R-090"))
  func `the font size fits the text into its width`() {
    let label = Label("abcdefghij")
    label.layout.width = .fixed(5)
    label.paint = ViewPaint(font: ViewFont(size: 20))
    label.paint?.font?.smallestSize = 11
    #expect(page(Column { label }).contains("font-size:clamp(11px,calc(500*var(--ch)/520),20px);"))
    label.text = "漢字"
    #expect(page(Column { label }).contains("calc(500*var(--ch)/200)"))
    label.text = ""
    #expect(page(Column { label }).contains("font-size:20px;"))
    label.text = "abcdefghij"
    label.wraps = true
    #expect(page(Column { label }).contains("font-size:20px;"))
  }

  @Test(.proves("R-050", "R-053"))
  func `a tab bar has an image, and its tabs have icons`() throws {
    let image = try #require(PixelImage(width: 1, height: 1, rgba: [255, 0, 0, 255]))
    let bar = TabBar([])
    bar.show(
      [TabLabel("One", icon: .sign("★")), TabLabel("Two", icon: .image(image)), TabLabel("Three")],
      selected: 0)
    bar.image = image
    let html = page(Column { bar })
    #expect(html.components(separatedBy: "data-px=\"1 1 /wAA/w==\"").count == 3)
    #expect(html.contains("<span aria-hidden=\"true\" class=\"sgn\">★</span>"))
  }

  @Test(.proves("R-056", "R-096"), arguments: ScreenEntrance.allCases)
  func `a frame has the class of its animated entrance`(
    entrance: ScreenEntrance
  ) {
    let names: [ScreenEntrance: String] = [
      .cover: "en-c", .dissolve: "en-d", .flip: "en-f", .curl: "en-p",
    ]
    let name = names[entrance] ?? ""
    for frame in [StackFrame(), TabFrame(bar: TabBar(["One"])), NavigationFrame()] {
      frame.entrance = entrance
      #expect(page(Column { frame }).contains(" \(name)\""))
    }
    let style = String(decoding: ClientAssets.style(.cupertino).bytes, as: UTF8.self)
    #expect(style.contains(".\(name){animation:\(name) ") && style.contains("@keyframes \(name){"))
  }

  @Test func `text on a background alone is black or white`() {
    let label = Label("a")
    label.paint = ViewPaint(background: Self.plum)
    #expect(page(Column { label }).contains("color:#ffffff;"))
    label.paint = ViewPaint(background: TextColor(red: 250, green: 250, blue: 200))
    #expect(page(Column { label }).contains("color:#000000;"))
  }

  @Test func `the name of a font cannot end its rule`() {
    for name in ["a\";}body{display:none}", "a;b", "url(x)", "</style>", "é", "", "a\\b", "a\nb"] {
      let label = Label("x")
      label.paint = ViewPaint(font: ViewFont(family: name))
      #expect(!page(Column { label }).contains("font-family:"), "\(name)")
    }
  }

  @Test func `a later paint is one change`() {
    let label = Label("a")
    let test = WebTest(Column { label })
    let before = test.allFrames.count
    test.session.application.run { label.paint = ViewPaint(background: Self.plum) }
    #expect(test.allFrames.count == before + 1)
    #expect(test.page.lines == test.rendered)
    test.session.application.run { label.paint = nil }
    #expect(test.page.lines == test.rendered)
    #expect(test.page.problems.isEmpty)
  }

  @Test func `points of a frame are pixels`() {
    let label = Label("a")
    let frame = Frame(pointsPerUnit: .standard)
    frame.add(label, in: SurfaceRect(x: 12, y: 44, width: 100, height: 20))
    let html = page(Column { frame })
    #expect(
      html.contains(
        "{min-width:100px;max-width:100px;min-height:20px;max-height:20px;"
          + "inset-inline-start:12px;top:44px;}"))
    #expect(html.contains("{--fw:112px;--fh:64px;}"))
    frame.pointsPerUnit = nil
    #expect(page(Column { frame }).contains("inset-inline-start:12ch;top:44lh;"))
    #expect(page(Column { frame }).contains("{--fw:112ch;--fh:64lh;}"))
  }

  @Test func `a separate font does not move or resize a view`() {
    let label = Label("a")
    label.paint = ViewPaint(font: ViewFont(size: 30))
    let frame = Frame {}
    frame.add(label, in: SurfaceRect(x: 12, y: 44, width: 9, height: 2))
    let html = page(Column { frame })
    #expect(html.contains("{min-width:calc(9*var(--ch));max-width:calc(9*var(--ch));"))
    #expect(html.contains("inset-inline-start:calc(12*var(--ch));top:calc(44*var(--lh));"))
  }

  @Test(.proves("R-078"))
  func `pixels are an attribute that the client draws`() {
    let rgba: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 128]
    let view = ImageView(PixelImage(width: 2, height: 1, rgba: rgba), name: "Two")
    let html = page(Column { view })
    #expect(html.contains("data-px=\"2 1 /wAA/wD/AIA=\""))
    #expect(html.contains("aria-label=\"Two\"") && html.contains("{width:2px;}"))
    #expect(!html.contains("<img"))
    view.images = []
    #expect(page(Column { view }).contains(">Two</div>"))
  }

  @Test func `a large image is sent with fewer pixels`() throws {
    let bytes = [UInt8](repeating: 9, count: 1000 * 500 * 4)
    let image = try #require(PixelImage(width: 1000, height: 500, rgba: bytes))
    let html = page(Column { ImageView(image, name: "Large") })
    #expect(html.utf8.count < 400_000 && html.contains("{width:1000px;}"))
  }

  @Test func `Base64 has an end for each number of bytes`() {
    #expect(Base64.text(of: []) == "")
    #expect(Base64.text(of: [77]) == "TQ==")
    #expect(Base64.text(of: [77, 97]) == "TWE=")
    #expect(Base64.text(of: [77, 97, 110, 255]) == "TWFu/w==")
  }

  @Test(.proves("R-063", "R-064", "R-074", "R-075"))
  func `lists have classes for their signs, lines and highlights`() {
    let list = List(["a", "b"])
    list.accessory = { $0 == "a" ? .disclosure : .checkmark }
    list.separator = .init(.line, color: Self.plum)
    list.rowHighlight = .gray
    let html = page(Column { list })
    #expect(html.contains("ac ac-d") && html.contains("ac ac-c"))
    #expect(html.contains("sep-l hl-g") && html.contains("--sep:#002878;"))
  }

  @Test(.proves("R-089", "R-108", "R-109", "R-114"))
  func `labels and fields have classes for their forms`() {
    let label = Label("one two three four")
    let field = TextField(text: "x")
    (field.alignment, field.border) = (.center, .rounded)
    let view = TextView("x")
    view.alignment = .trailing
    let column = Column { [label, field, view] }
    label.truncation = .head
    #expect(page(column).contains("l head"))
    #expect(page(column).contains("tf a-c bo-r"))
    #expect(page(column).contains("ta a-e"))
    label.truncation = .middle
    #expect(page(column).contains("<span>one two t</span><span>hree four</span>"))
  }

  @Test func `plain overlays and buttons leave input to the browser`() {
    let html = page(Overlay { Button("One") })
    #expect(html.contains("class=\"ov\"") && !html.contains("data-keys=\"all\""))
  }

  @Test func `an overlay for another view receives the pointer events of all it contains`() {
    final class Cover: Overlay {
      let handle = Button("Move")
      override var focusTarget: View { handle }
    }
    let marks = Frame {}
    let cover = Cover { [marks] }
    let html = page(Column { [cover.handle, cover] })
    #expect(html.contains("class=\"ov custom\""))
    #expect(!html.contains("class=\"fr top\""))
  }
}
