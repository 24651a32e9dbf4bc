import Foundation
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The pictures in `Docs/Looks`: one screen in each look, on a dark and on a light background.
///
/// Set `SCREENKIT_RECORD_SNAPSHOTS=1` to record them again.
@MainActor
@Suite("Pictures of the looks", .leakFree)
struct LookPictureTests {
  nonisolated private static let editions = Look.Name.allCases.flatMap { look in
    Appearance.allCases.map { EditionStage.Edition(look: look, appearance: $0) }
  }

  /// Returns the screen in `edition`, with the row of key hints in looks that have one.
  private func picture(_ edition: EditionStage.Edition) -> String {
    let stage = EditionStage(
      LookSample(), edition, size: CellSize(columns: 46, rows: 20), showsKeyHints: true)
    return stage.surface.snapshot.svg(on: edition.appearance)
  }

  private func file(of edition: EditionStage.Edition) -> String {
    "Looks/\(edition.look)-\(edition.appearance).svg"
  }

  @Test(arguments: editions)
  func `the picture is that of the look`(edition: EditionStage.Edition) {
    expectFile("Docs/\(file(of: edition))", toHave: picture(edition))
  }

  @Test func `no two pictures are equal`() {
    let pictures = Set(LookPictureTests.editions.map { picture($0) })
    #expect(pictures.count == LookPictureTests.editions.count)
  }

  @Test func `the document shows each picture, and there are no others`() throws {
    let files = LookPictureTests.editions.map { file(of: $0) }
    let document = try SourceFile("Docs/Design.md").text
    for file in files { #expect(document.contains("](\(file))"), "\(file)") }
    let folder = SourceFile.root.appending(path: "Docs/Looks").path()
    let present = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { !$0.contains(".actual.") }
    #expect(present.map { "Looks/\($0)" }.sorted() == files.sorted())
  }
}

/// A screen with bars, rows, fields and buttons, whose forms differ most between looks.
private final class LookSample: Controller {
  private let bar = TabBar(["Tasks", "Notes"])
  private let heading = NavigationBar()
  private let tasks = List(["Call Anna", "Pay the rent", "Water the flowers"])
  private lazy var form = Form(
    submit: "Add", FormField("Title", TextField("New task")),
    FormField("Priority", Slider(1...5, step: 1, value: 3)),
    FormField("Reminder", Toggle("One hour before", value: true)))

  override func makeView() -> View {
    bar.show([TabLabel("Tasks", badge: "3"), TabLabel("Notes")], selected: 0)
    heading.show("Tasks", NavigationItem(trailing: [Button("Log out")]), backTitle: "Home")
    tasks.accessibleName = "Tasks"
    tasks.accessory = { _ in .disclosure }
    tasks.layout.height = .fixed(3)
    let fields = Column(cross: .fill) { form }
    fields.layout.padding = .init(horizontal: 1)
    let rows = Column(cross: .fill) {
      heading
      tasks
    }
    let tabs = TabFrame(bar: bar)
    tabs.content = Column(spacing: 1, cross: .fill) {
      rows
      fields
    }
    return tabs
  }
}
