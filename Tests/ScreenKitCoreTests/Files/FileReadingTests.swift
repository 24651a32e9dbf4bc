import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Synchronization
import Testing

@testable import ScreenKitCore

@MainActor
@Suite("Reading folders in parts", .leakFree)
struct FileReadingTests {
  private func show(_ source: any FileSource) async -> (FilePicker, ScreenTest) {
    let screen = FileScreen(FilePicker(source))
    let test = ScreenTest(screen, size: CellSize(columns: 60, rows: 20))
    await test.settle()
    test.application.focus.move(to: screen.picker)
    return (screen.picker, test)
  }

  private func names(_ range: Range<Int>) -> [String] { range.map { "file \($0)" } }

  @Test func `the visible list is read, with its progress`() async {
    let files = SlowFiles()
    let (picker, test) = await show(files)
    #expect(picker.isReading && files.opened == [.root])
    #expect(picker.parts.note.text == "Reading, 0 so far")
    files.give(names(0..<500))
    await test.settle()
    #expect(picker.parts.note.text == "Reading, 500 so far")
    files.give(names(500..<1_000))
    await test.settle()
    #expect(picker.parts.rows.batch.count == 1_000 && test.screen.contains("file 3"))
    files.give([])
    await test.settle()
    #expect(!picker.isReading && picker.parts.note.text == "1000 entries")
  }

  @Test func `Escape ends the reading and keeps the entries`() async {
    let files = SlowFiles()
    let (picker, test) = await show(files)
    files.give(names(0..<1_000))
    await test.settle()
    test.press(KeyPress(.escape))
    await test.settle()
    #expect(!picker.isReading && picker.parts.rows.batch.count == 1_000)
    #expect(picker.parts.note.text == "Only the first 1000 entries")
    test.press(KeyPress(.function(5)))
    await test.settle()
    #expect(picker.isReading && files.opened.count == 2)
  }

  @Test func `entries of a folder that was left are not shown`() async throws {
    let files = SlowFiles()
    let (picker, test) = await show(files)
    files.give(["folder"], .folder)
    await test.settle()
    let late = try #require(files.awaited.last)
    picker.show(try #require(FilePath("/folder")))
    await test.settle()
    late.give([FileEntry(try #require(FileName("late")), .file)])
    files.give(["early"])
    await test.settle()
    files.give([])
    await test.settle()
    #expect(picker.parts.rows.batch.entries.map(\.name.shownText) == ["early"])
    #expect(files.opened == [.root, FilePath("/folder")])
  }

  @Test func `an unreadable folder reports the reason, and is read again`() async {
    let files = SlowFiles()
    let (picker, test) = await show(files)
    files.fail(.noPermission)
    await test.settle()
    #expect(!picker.isReading && picker.parts.note.text == "no permission to read")
    test.press(KeyPress(.function(5)))
    await test.settle()
    files.give(["a"])
    await test.settle()
    files.give([])
    await test.settle()
    #expect(picker.parts.note.text == "1 entry")
  }

  @Test func `the work ends with the screen`() async {
    let files = SlowFiles()
    let (_, test) = await show(files)
    test.terminate()
    await test.settle()
  }

  @Test func `searching a large folder runs outside the turn, and Enter waits`() async {
    let (picker, test) = await show(LargeFolder(count: 20_000))
    #expect(picker.parts.rows.batch.count == 20_000 && picker.parts.note.text == "20000 entries")
    picker.onChoose = { [unowned picker] in picker.accessibleName = $0.shownText }
    test.press("/", "1", "9", "9", "9", "9")
    #expect(picker.parts.rows.batch.count == 20_000)
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(picker.parts.rows.batch.count == 1 && picker.accessibleName == "/19999")
    #expect(picker.parts.search.resultCount == 1)
  }

  @Test func `a folder of a million entries is read once in parts`() async throws {
    let count = CaseSample.count(20_000, of: 1_000_000)
    let source = LargeFolder(count: count)
    let (picker, test) = await show(source)
    let parts = count / FileReader.slice + 1
    #expect(picker.parts.rows.batch.count == count && source.asked.count == parts)
    test.press(KeyPress(.end), KeyPress(.pageUp), KeyPress(.home))
    await test.settle()
    #expect(source.asked.count == parts && picker.parts.list.highlightedRow == RowIndex(0))
  }

  @Test func `a folder with more entries than the limit is cut`() async throws {
    let reader = FileReader(
      source: LargeFolder(count: 5_000), folder: .root, limit: 1_234,
      collation: Collation(language: ""))
    let outcome = try await reader.read(count: { _ in }, show: { _ in })
    #expect(outcome.entries.count == 1_234 && outcome.isCut)
    // A folder with exactly the limit has no more entries.
    let whole = FileReader(
      source: LargeFolder(count: 5_000), folder: .root, limit: 5_000,
      collation: Collation(language: ""))
    let all = try await whole.read(count: { _ in }, show: { _ in })
    #expect(all.entries.count == 5_000 && !all.isCut)
  }

  @Test func `the highlighted file stays highlighted while others arrive`() async {
    let files = SlowFiles()
    let (picker, test) = await show(files)
    files.give((0..<1_000).map { "m\($0)" })
    await test.settle()
    test.press(KeyPress(.down), KeyPress(.down))
    #expect(picker.highlighted == FilePath("/m2"))
    files.give((0..<500).map { "a\($0)" })
    await test.settle()
    files.give([])
    await test.settle()
    #expect(picker.highlighted == FilePath("/m2") && picker.parts.rows.batch.count == 1_500)
  }
}

/// A folder with numbers as names, which is read in parts.
private struct LargeFolder: FileSource {
  let count: Int
  let asked = Asked()

  func open(_ folder: FilePath) async throws(FileError) -> any FileListing {
    Numbers(count, asked)
  }
  func kind(of path: FilePath) async throws(FileError) -> FileEntry.Kind { .file }

  /// The number of requested parts.
  final class Asked: Sendable {
    private let parts = Mutex(0)
    var count: Int { parts.withLock { $0 } }
    func add() { parts.withLock { $0 += 1 } }
  }

  private final class Numbers: FileListing {
    private let rest: Mutex<Range<Int>>
    private let asked: Asked

    init(_ count: Int, _ asked: Asked) {
      rest = Mutex(0..<count)
      self.asked = asked
    }

    func next(_ count: Int) async throws(FileError) -> [FileEntry] {
      asked.add()
      return rest.withLock { rest in
        let part = rest.prefix(count)
        rest = rest.dropFirst(count)
        return part.compactMap { FileName("\($0)") }.map { FileEntry($0, .file) }
      }
    }
  }
}
