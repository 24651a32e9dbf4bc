import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@testable import ScreenKitCore

@MainActor
@Suite("File picker", .leakFree)
struct FilePickerTests {
  static let files: MemoryFileSource = {
    var files = MemoryFileSource([
      "/notes/2025/march.md": 5_120, "/notes/ideas.md": 910, "/pictures/lake.jpg": 2_140_000,
      "/chapter 2.md": 12_300, "/chapter 10.md": 9_800, "/.profile": 220, "/empty/": 0,
    ])
    for entry in [
      FileName("private").map { FileEntry($0, .folder, problem: .noPermission) },
      FileName("lost").map { FileEntry($0, .unknown, link: Array("x\n".utf8), problem: .gone) },
      FileName("now").map { FileEntry($0, .folder, link: Array("notes".utf8)) },
      FileName(bytes: [0x7A, 0xFF]).map { FileEntry($0, .file, size: 3) },
    ] { if let entry { files.add(entry) } }
    return files
  }()

  private func show(
    _ purpose: FilePicker.Purpose = .file, types: [FileType] = [],
    _ source: any FileSource = FilePickerTests.files, keeper: MemoryKeeper? = nil
  ) -> (FileScreen, ScreenTest) {
    let screen = FileScreen(FilePicker(source, for: purpose, types: types))
    let test = ScreenTest(screen, size: CellSize(columns: 60, rows: 20), keeper: keeper)
    test.application.focus.move(to: screen.picker)
    return (screen, test)
  }

  private func names(_ screen: FileScreen) -> [String] {
    let rows = screen.picker.parts.rows
    return (0..<rows.batch.count).map { rows.batch[$0].name.shownText }
  }

  @Test func `folders come first, in natural order, without hidden files`() {
    let (screen, test) = show()
    #expect(
      names(screen) == [
        "empty", "notes", "now", "pictures", "private", "chapter 2.md", "chapter 10.md", "lost",
        "z\\xFF",
      ])
    #expect(test.screen.contains("now/ -> notes") && test.screen.contains("lost -> x\\n"))
    #expect(test.screen.contains("13 kB") && test.screen.contains("9 entries"))
  }

  @Test func `Enter and Right open a folder, Backspace and Left return`() {
    let (screen, test) = show()
    test.press(KeyPress(.down), KeyPress(.enter))
    #expect(screen.picker.folder == FilePath("/notes") && names(screen) == ["2025", "ideas.md"])
    test.press(KeyPress(.right))
    #expect(screen.picker.folder == FilePath("/notes/2025"))
    test.press(KeyPress(.backspace))
    #expect(screen.picker.highlighted == FilePath("/notes/2025"))
    test.press(KeyPress(.left))
    #expect(screen.picker.highlighted == FilePath("/notes"))
    test.press(KeyPress(.left))
    #expect(screen.picker.folder == .root && screen.log.isEmpty)
  }

  @Test func `Enter chooses a file, Right does not`() {
    let (screen, test) = show()
    test.press(KeyPress(.end), KeyPress(.right))
    #expect(screen.log.isEmpty)
    test.press(KeyPress(.enter))
    #expect(screen.log.entries == ["/z\\xFF"])
    #expect(screen.chosen?.name?.bytes == [0x7A, 0xFF])
  }

  @Test func `an unreadable folder or link reports the reason`() {
    let (screen, test) = show()
    for (row, text) in [(4, "no permission to read"), (7, "there is no such file")] {
      screen.picker.parts.list.highlightedRow = RowIndex(row)
      test.press(KeyPress(.enter))
      #expect(screen.picker.parts.note.text == text)
      #expect(screen.picker.folder == .root && screen.log.isEmpty)
    }
    #expect(
      test.view(.row, named: "private, folder, no permission to read") != nil)
    #expect(test.view(.row, named: "lost, link to x\\n, there is no such file") != nil)
  }

  @Test func `hidden files are shown by a key and a check box`() {
    let (screen, test) = show()
    test.press(KeyPress(.down), KeyPress(".", .alt))
    #expect(screen.picker.showsHidden && names(screen).contains(".profile"))
    #expect(screen.picker.highlighted == FilePath("/notes"))
    test.press(.checkbox, named: "Hidden files")
    #expect(!screen.picker.showsHidden && !names(screen).contains(".profile"))
  }

  @Test func `a slash searches the names, and Enter opens the hit`() {
    let (screen, test) = show()
    test.press("/", "i", "c", "t")
    #expect(names(screen) == ["pictures"])
    test.press(KeyPress(.enter))
    #expect(screen.picker.folder == FilePath("/pictures") && names(screen) == ["lake.jpg"])
    #expect(screen.picker.parts.search.value.isEmpty && screen.picker.parts.list.isFocused)
  }

  @Test func `the kind of files excludes others, but no folder`() {
    let types = [FileType("Text", endings: ["md"]), FileType("All files")]
    let (screen, test) = show(types: types)
    #expect(names(screen).suffix(3) == ["private", "chapter 2.md", "chapter 10.md"])
    test.application.run { try screen.picker.parts.types.setByUser(1) }
    #expect(names(screen).count == 9)
  }

  @Test func `a typed path opens a folder or chooses a file`() async {
    let (screen, test) = show()
    test.fill("Path", with: "/notes/2025/..")
    test.application.focus.move(to: screen.picker.parts.path)
    test.press(KeyPress(.escape), KeyPress(.enter))
    await test.settle()
    #expect(screen.picker.folder == FilePath("/notes") && screen.picker.parts.list.isFocused)
    test.fill("Path", with: "2025/march.md")
    test.application.focus.move(to: screen.picker.parts.path)
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(screen.log.entries == ["/notes/2025/march.md"])
    test.fill("Path", with: "nowhere/x")
    test.application.focus.move(to: screen.picker.parts.path)
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(screen.picker.parts.note.text == "there is no such file")
    #expect(screen.picker.folder == FilePath("/notes"))
  }

  @Test func `the path is completed with folders`() {
    let (screen, test) = show()
    screen.picker.parts.path.field.value = ""
    test.application.focus.move(to: screen.picker.parts.path)
    test.type("pic")
    test.press(KeyPress(.down), KeyPress(.enter))
    #expect(screen.picker.parts.path.value == "/pictures")
  }

  @Test func `a folder is chosen as a whole, without files in the list`() {
    let (screen, test) = show(.folder)
    #expect(names(screen) == ["empty", "notes", "now", "pictures", "private"])
    test.press(KeyPress(.down), KeyPress(.enter))
    test.press(.button, named: "Choose this folder")
    #expect(screen.log.entries == ["/notes"])
  }

  @Test func `the state is saved and restored`() {
    let keeper = MemoryKeeper()
    let (screen, test) = show(keeper: keeper)
    test.press(KeyPress(.down), KeyPress(.enter), KeyPress(".", .alt))
    test.send(.application(.enterBackground))
    let (again, _) = show(keeper: keeper)
    #expect(again.picker.folder == FilePath("/notes") && again.picker.showsHidden)
    #expect(screen.picker.folder == again.picker.folder)
  }

  @Test func `a disabled picker neither opens nor chooses`() {
    let (screen, test) = show()
    screen.picker.isEnabled = false
    test.press(KeyPress(.end), KeyPress(.enter), KeyPress(.left))
    #expect(screen.log.isEmpty && screen.picker.folder == .root)
  }
}

/// A screen with a file picker, whose choices are recorded.
final class FileScreen: Controller {
  let picker: FilePicker
  let log = Log<String>()
  private(set) var chosen: FilePath?

  init(_ picker: FilePicker) {
    self.picker = picker
    super.init()
  }

  override func makeView() -> View {
    picker.id = "files"
    picker.onChoose = { [unowned self] path in
      chosen = path
      log.write(path.shownText)
    }
    return picker
  }
}
