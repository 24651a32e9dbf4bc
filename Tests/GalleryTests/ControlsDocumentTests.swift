import Foundation
import GalleryExamples
import GalleryScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The file `Docs/Controls.md` and its pictures, made from the pages of the gallery.
///
/// Set `SCREENKIT_RECORD_SNAPSHOTS=1` to record them again.
@MainActor
@Suite("Documents of controls", .leakFree)
struct ControlsDocumentTests {
  /// The width of a picture, in cells.
  private static let columns = 64
  /// The minimum and the maximum height of a picture, in cells.
  private static let rows = 3...20

  @Test func `the page shows each control with picture and a link to its code`() {
    expectFile("Docs/Controls.md", toHave: ControlsDocumentTests.document)
  }

  @Test func `the page or its code mentions each public view class of the core`() throws {
    let text = GalleryPage.all.reduce(ControlsDocumentTests.document) { $0 + $1.code }
    let parts = text.split { !$0.isLetter && !$0.isNumber }
    let words: Set<String> = Set(parts.map { String($0) })
    let missing = try PublicViews.names().subtracting(words)
    #expect(missing.isEmpty, "the document misses \(missing.sorted())")
  }

  @Test(arguments: PageExample.all.map(\.page))
  func `the picture is that of the page`(name: String) throws {
    let page = try #require(GalleryPage.all.first { $0.name == name })
    expectFile(
      "Docs/Controls/\(ControlsDocumentTests.file(of: page)).svg",
      toHave: ControlsDocumentTests.picture(of: page))
  }

  @Test func `no obsolete picture remains`() throws {
    let folder = SourceFile.root.appending(path: "Docs/Controls").path()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { !$0.contains(".actual.") }
    let expected = GalleryPage.all.map { ControlsDocumentTests.file(of: $0) + ".svg" }
    #expect(files.sorted() == expected.sorted())
  }

  private static func file(of page: GalleryPage) -> String {
    page.name.lowercased().replacing(" ", with: "-")
  }

  /// Returns the picture of a page with the height of its content.
  private static func picture(of page: GalleryPage) -> String {
    let size = CellSize(columns: columns, rows: rows.upperBound)
    let test = ScreenTest(page.make(EventLog()), size: size)
    let used = test.screen.split(separator: "\n", omittingEmptySubsequences: false)
      .lastIndex { !$0.isEmpty }
    let height = min(max((used ?? 0) + 1, rows.lowerBound), rows.upperBound)
    let opening = PageOpening.all(of: page.name).first
    // A panel in front of the page needs all rows.
    if opening?.isWithinPage ?? true {
      test.resize(to: CellSize(columns: columns, rows: height))
    }
    if let opening { test.perform(opening) }
    return test.snapshot.svg
  }

  private static var document: String {
    var text = """
      # Controls

      Each control in a terminal, with a link to the code of its page in the gallery. `swift run Gallery` shows the same pages to try, under
      every look, and F2 shows their code. [CustomControls](Guides/CustomControls.md) describes how to write a control,
      [Design.md](Design.md) how controls look.


      """
    for section in GalleryPage.Section.allCases {
      let pages = GalleryPage.all.filter { $0.section == section }
      let links = pages.map { "[\($0.name)](#\(file(of: $0)))" }
      text += "- \(section.rawValue): \(links.joined(separator: ", "))\n"
    }
    for page in GalleryPage.all {
      text += """

        ## \(page.name)

        \(page.summary): [\(className(of: page))](../Sources/Gallery/Pages/\(className(of: page)).swift).

        ![\(page.name) in a terminal](Controls/\(file(of: page)).svg)

        """
    }
    return text + otherClasses
  }

  /// Returns the name of the class of the page, which is also that of its file.
  private static func className(of page: GalleryPage) -> String {
    String(describing: type(of: page.make(EventLog())))
  }
}
