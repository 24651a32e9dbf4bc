import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Untrusted text never becomes markup", .leakFree)
struct InjectionTests {
  /// The 200 texts with a special meaning in some browser.
  nonisolated static let payloads: [String] = {
    let heads = [
      "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>",
      "'><iframe srcdoc='<script>1</script>'>", "</textarea><script>1</script>",
      "</title><script>1</script>", "<!--", "]]>", "<a href=javascript:alert(1)>x</a>",
      "<style>*{background:url(//x)}</style>", "{{7*7}}", "${alert(1)}", "&lt;script&gt;",
      "&#60;script&#62;", "\u{0}<script>", "<scr\u{0}ipt>", "</script><script>1//",
      "\u{2028}<script>", "\" onmouseover=\"alert(1)", "' autofocus onfocus='alert(1)",
      "javascript:alert(1)", "data:text/html,<script>1</script>", "<base href=//evil>",
      "<meta http-equiv=refresh content=0>", "<form action=//evil>",
    ]
    let tails = ["", " ", "\n", "\\", "\"", "'", "`", "\u{202E}"]
    return heads.flatMap { head in tails.map { head + $0 } }
  }()

  @Test(arguments: CaseSample.every(7, of: payloads))
  func `a payload stays text in every control`(payload: String) {
    #expect(InjectionTests.payloads.count == 200)
    let document = Document(
      title: payload,
      [
        .heading(level: 1, [.init(payload)]), .paragraph([.init(payload, link: payload)]),
        .code([.init(payload)]), .list(start: nil, [[.paragraph([.init(payload)])]]),
        .table(.init(header: [[.init(payload)]], rows: [[[.init(payload)]]])),
      ])
    let label = Label(styled: StyledText([.init(payload, .init(tint: .warning))]))
    label.accessibleName = payload
    let field = TextField(payload, text: String(payload.filter { !$0.isNewline }))
    let button = Button(payload)
    button.accessibleName = payload
    let log = LogView()
    log.append(payload, .error, time: payload)
    let views: [View] = [
      Label(payload), label, button, field, TextView(payload), Toggle(payload),
      RadioGroup([payload], value: 0), Picker(payload, [payload]), List([payload]),
      Box(payload, Label(payload)), DocumentView(document), Badge(payload), Digits(payload),
      ImageView([Picture([.init(.unicode, payload)])]), ComboBox(payload, [payload]),
      DatePicker(payload, today: { .first }), ColorField(payload, words: [payload]), log,
      filePicker(payload),
    ]
    let test = WebTest(Column { views }, joins: false)
    let page = test.session.page(.test)
    check(page, payload)
    test.join(lastFrame: -1)
    // The client receives the same texts as JSON strings, without markup.
    #expect(test.page.problems.isEmpty)
  }

  private func filePicker(_ payload: String) -> FilePicker {
    var files = MemoryFileSource()
    let name = FileName(bytes: payload.utf8.filter { $0 != 0 && $0 != UInt8(ascii: "/") })
    if let name { files.add(FileEntry(name, .file, link: Array(payload.utf8))) }
    return FilePicker(files, for: .save(name: payload), types: [FileType(payload), FileType("")])
  }

  /// Expects that every tag of the page is created by the program, with attributes of the closed
  /// set.
  private func check(_ page: String, _ payload: String) {
    let allowed = Set(ElementName.allCases.map(\.rawValue)).union(
      [
        "!doctype", "html", "head", "meta", "title", "link", "style", "script", "body", "form",
        "noscript",
      ])
    let attributes = Set(AttributeName.allCases.map(\.rawValue)).union(
      ["charset", "content", "nonce", "method", "action", "src", "html"])
    var scripts = 0
    for part in page.split(separator: "<").dropFirst() {
      let tag = part.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == "!" }
      #expect(allowed.contains(String(tag)), "\(tag) of \(payload)")
      if tag == "script", part.first != "/" { scripts += 1 }
      // Outside of quotes there are only names of attributes.
      let head = part.prefix { $0 != ">" }.split(separator: "\"", omittingEmptySubsequences: false)
      #expect(head.count % 2 == 1, "\(part)")
      for (index, piece) in head.enumerated() where index % 2 == 0 {
        for word in piece.split(separator: " ").dropFirst(index == 0 ? 1 : 0) {
          let name = word.prefix { $0 != "=" }
          #expect(attributes.contains(String(name)), "\(name) of \(payload)")
        }
      }
    }
    #expect(scripts == 2)
    #expect(page.split(separator: ">").count - 1 <= page.split(separator: "<").count)
  }

  @Test func `no permitted element or attribute can run code`() {
    for name in AttributeName.allCases {
      #expect(!name.rawValue.hasPrefix("on"))
      #expect(!["style", "src", "srcdoc", "action", "formaction"].contains(name.rawValue))
    }
    for name in ElementName.allCases {
      #expect(!["script", "iframe", "object", "embed", "style", "base"].contains(name.rawValue))
    }
  }
}

extension WebSession.PageSlots {
  static var test: WebSession.PageSlots {
    .init(
      nonce: "abc", ticket: "ticket", socketPath: "/sk/socket", scriptPath: "/sk/client.js",
      partsPath: "/sk/parts.js", tablesPath: "/sk/tables.js", stylePath: "/sk/style.css",
      formPath: "/")
  }
}
