import ScreenKitTestSupport
import Testing

@testable import ScreenKitCore

@Suite("Names and paths of files")
struct FileNameTests {
  @Test(arguments: [
    ("plain.txt", "plain.txt"), ("naïve 北京.txt", "naïve 北京.txt"), ("a\u{1B}[31mb", "a\\u{1B}[31mb"),
    ("line\nline\t", "line\\nline\\t"), ("txt.\u{202E}exe", "txt.\\u{202E}exe"),
    ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"), ("👩‍👧", "👩‍👧"),
  ])
  func `control characters of a name are escaped`(text: String, shown: String) throws {
    let name = try #require(FileName(text))
    #expect(name.shownText == shown && name.exactText == text)
  }

  @Test func `a name that is not UTF-8 keeps its bytes`() throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x82]
    let name = try #require(FileName(bytes: bytes))
    #expect(name.bytes == bytes && name.exactText == nil)
    #expect(name.shownText == "a\\xFF\\xC3b\\xE2\\x82")
    #expect(name != FileName(bytes: [0x61, 0xFE, 0xC3, 0x62, 0xE2, 0x82]))
  }

  @Test func `names of different bytes are different files`() throws {
    let composed = try #require(FileName("\u{E9}"))
    let decomposed = try #require(FileName("e\u{301}"))
    #expect(composed != decomposed && Set([composed, decomposed]).count == 2)
  }

  @Test(arguments: ["", ".", "..", "a/b", "a\0b"])
  func `an invalid name is refused`(text: String) {
    #expect(FileName(text) == nil)
  }

  @Test func `names are in natural order`() throws {
    let sorted = [
      "1", "02", "2", "9a", "10", "a", "A", "Ä", "a1", "a01b", "a1c", "a2", "a10", "B", "b.txt",
      "c 9 x", "c 10 a",
    ]
    let names = try sorted.map { try #require(FileName($0)) }
    let order = Collation(language: "en")
    for seed in 0..<20 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let shuffled = names.shuffled(using: &generator).sorted {
        $0.key(in: order) < $1.key(in: order)
      }
      #expect(shuffled.map(\.shownText) == sorted)
    }
  }

  @Test(arguments: [
    ("/a/b", "/a/b"), ("b", "/home/ann/b"), ("../x", "/home/x"), ("../../../../x", "/x"),
    ("/", "/"),
    ("//a///b/", "/a/b"), ("./a/.", "/home/ann/a"), ("", "/home/ann"), ("/a/../../b", "/b"),
  ])
  func `a typed path begins at its folder and never leaves the root`(text: String, path: String) {
    let folder = FilePath("/home/ann")
    #expect(folder.flatMap { FilePath(text, in: $0) }?.shownText == path)
  }

  @Test func `a path with a NUL is refused`() { #expect(FilePath("/a\0b") == nil) }

  @Test func `a path is text only if all of its names are`() throws {
    let name = try #require(FileName(bytes: [0xFF]))
    let path = try #require(FilePath("/a")).appending(name)
    #expect(path.exactText == nil && path.shownText == "/a/\\xFF")
    #expect(path.parent?.exactText == "/a" && path.name == name)
    #expect(FilePath.root.parent == nil && FilePath.root.name == nil)
  }

  @Test func `a kind of files has its endings in any case`() throws {
    let pictures = FileType("Pictures", endings: ["png", ".JPG"])
    for (text, isOne) in [("a.png", true), ("a.PNG", true), ("b.jpg", true), ("png", false)] {
      #expect(try pictures.contains(#require(FileName(text))) == isOne)
    }
    #expect(try !pictures.contains(#require(FileName(".png"))))
    #expect(try FileType("All").contains(#require(FileName("x"))))
  }

  @Test func `the rows of a batch are found by name`() throws {
    let order = Collation(language: "en")
    let entries = try (0..<200).map { number in
      FileEntry(
        try #require(FileName("\(number.isMultiple(of: 3) ? "." : "")n\(number)")),
        number.isMultiple(of: 5) ? .folder : .file)
    }.sorted(by: order)
    for showsHidden in [false, true] {
      var criteria = FileCriteria()
      criteria.showsHidden = showsHidden
      let batch = FileBatch(
        entries: entries, rows: try criteria.rows(of: entries), collation: order)
      for row in 0..<batch.count { #expect(batch.row(of: batch[row].name) == row) }
      #expect(try batch.row(of: #require(FileName("absent"))) == nil)
      #expect(try (batch.row(of: #require(FileName(".n3"))) != nil) == criteria.showsHidden)
    }
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1_000, "1 kB"), (1_001, "2 kB"), (2_140_000, "3 MB"),
    (Int64.max, "10 EB"),
  ])
  func `a size is rounded up in its unit`(size: Int64, text: String) throws {
    #expect(try FileEntry(#require(FileName("a")), .file, size: size).sizeText == text)
  }
}
