import ScreenKitCore
import ScreenKitText

final class TagField: FieldControl, ValueControl {
  var value: String {
    get { field.value }
    set { field.value = newValue }
  }
  var onChange: (@MainActor (String) throws -> Void)?
  private let clear = FieldButton(.clear)

  init() {
    super.init("Tag", accessories: [clear])
    clear.action = { [unowned self] in try setByUser("") }
  }

  func setByUser(_ value: String) throws { try field.setByUser(value) }

  override func textDidChange(to text: String) throws {
    try onChange?(text)
    try perform()
  }
}

/// A screen with a control of its own.
final class TagScreen: Controller {
  private(set) var tags: [String] = []
  private let tag = TagField()

  override func makeView() -> View {
    tag.accessibleName = "Tag"
    return Column { tag }
  }

  override func connect() {
    connect(tag) { screen, text in screen.tags.append(text) }
  }
}

extension Look {
  static func paper(_ glyphs: GlyphSet) -> Look {
    var policies = LookPolicies.named(.cupertino)
    policies.tabBar = .top
    let look = Look("paper", like: .cupertino, policies: policies, glyphs: glyphs)
    look.palettes.dark.tints[.accent] = .rgb(250, 150, 190)
    look.palettes.light.tints[.accent] = .rgb(150, 40, 90)
    if look.glyphs.isUnicode { look.glyphs.bullet = "–" }
    look.register(PaperButtonPainter())
    return look
  }
}

struct PaperButtonPainter: ViewPainter {
  func measure(_ view: Button, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: layout.columns(of: view.title) + 2, rows: 1).limited(to: proposal)
  }

  func paint(_ view: Button, on canvas: inout Canvas) {
    let isPressed = view.backend.isPressed
    let style = canvas.look.style(of: view, isFocused: view.isFocused, isPressed: isPressed)
    canvas.write(view.title, column: 1, style)
    if view.isFocused { canvas.markFocus(0..<canvas.size.columns, style) }
  }
}

/// An app with a look of its own, in German.
struct PaperApp: TextApp {
  var looks: [CustomLook] { [CustomLook("paper", make: Look.paper)] }
  var strings: Strings { .german }

  func makeRoot() -> Controller { TagScreen() }
}
