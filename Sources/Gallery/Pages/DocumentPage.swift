import ScreenKitCore

final class DocumentPage: Page {
  private let pages = DocumentView(Document(markdown: DocumentPage.home))

  override func makeView() -> View {
    (pages.id, pages.layout.flex) = ("pages", 1)
    return Column(cross: .fill) { pages }
  }

  override func connect() {
    connect(pages, to: DocumentPage.follow)
    connect(pages, \.onNavigate) { $0.log.record("Now showing “\($1.title)”") }
  }

  /// Shows the page of a link; the app interprets the text of the link.
  private func follow(_ link: String) {
    switch link {
    case "home": pages.show(Document(markdown: DocumentPage.home))
    case "huge": pages.show(DocumentPage.huge)
    default: pages.show(Document(html: DocumentPage.html))
    }
    log.record("The link to “\(link)” was followed")
  }

  private static let home = """
    # Documents

    Text with *emphasis*, **weight**, `code` and [links](html), from **Markdown** or from HTML.
    Tab goes to the next link, Enter follows it, and Backspace goes back.

    1. a list
    2. of items
       - one within the other

    | Planet | Moons |
    |:-------|------:|
    | Earth  |     1 |
    | Mars   |     2 |

    > Bad markup never fails: **this is never closed, and [neither is this](

    Read on in [ten thousand lines](huge).
    """

  private static let html = """
    <title>From HTML</title><h1>From HTML</h1><p>The same, but written by <em>somebody else</em>,
    who <b>forgot to close a tag. <ul><li>one<li>two</ul><p>Go <a href="home">home</a>.
    """

  /// A huge document, which is parsed once on first use.
  private static let huge = Document(
    markdown: "# Ten thousand lines\n\n" + (1...10_000).map { "- line \($0)\n" }.joined())
}
