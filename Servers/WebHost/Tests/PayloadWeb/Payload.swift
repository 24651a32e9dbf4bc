import ScreenKitCore

/// Texts with a special meaning in some browser, and the controls that show them.
@MainActor
enum Payload {
  /// The 200 texts.
  static let all: [String] = {
    let heads = [
      "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>",
      "'><iframe srcdoc='<script>alert(1)</script>'>", "</textarea><script>alert(1)</script>",
      "</title><script>alert(1)</script>", "<!--", "]]>", "<a href=javascript:alert(1)>x</a>",
      "<style>*{background:url(//x)}</style>", "{{7*7}}", "${alert(1)}", "&lt;script&gt;",
      "&#60;script&#62;", "\u{0}<script>", "<scr\u{0}ipt>", "</script><script>alert(1)//",
      "\u{2028}<script>", "\" onmouseover=\"alert(1)", "' autofocus onfocus='alert(1)",
      "javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "<base href=//evil>",
      "<meta http-equiv=refresh content=0>", "<form action=//evil>",
    ]
    let tails = ["", " ", "\n", "\\", "\"", "'", "`", "\u{202E}"]
    return heads.flatMap { head in tails.map { head + $0 } }
  }()

  /// Returns controls with a text in each of their properties.
  static func views(_ text: String) -> [View] {
    let document = Document(
      title: text,
      [
        .heading(level: 1, [.init(text)]), .paragraph([.init(text, link: text)]),
        .code([.init(text)]), .list(start: nil, [[.paragraph([.init(text)])]]),
        .table(.init(header: [[.init(text)]], rows: [[[.init(text)]]])),
      ])
    let label = Label(styled: StyledText([.init(text, .init(tint: .warning))]))
    label.accessibleName = text
    let field = TextField(text, text: String(text.filter { !$0.isNewline }))
    let button = Button(text)
    button.accessibleName = text
    let log = LogView()
    log.append(text, .error, time: text)
    return [
      Label(text), label, button, field, TextView(text), Toggle(text), RadioGroup([text], value: 0),
      Picker(text, [text]), List([text]), Box(text, Label(text)), DocumentView(document),
      Badge(text), Digits(text), ImageView([Picture([.init(.unicode, text)])]),
      ComboBox(text, [text]), log,
    ]
  }
}
