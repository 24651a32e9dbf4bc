import Foundation
import GalleryScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The languages in which the gallery shows the texts of the framework.
@MainActor
@Suite("Languages of the gallery", .leakFree)
struct LanguageTests {
  private nonisolated static let others = Language.allCases.filter { $0 != .english }

  /// The texts that are the same in English, by language: names on keys, and words of one spelling.
  private nonisolated static let same: [Language: Set<String>] = [
    .german: [
      "dialogs.ok", "spoken.states.percent", "spoken.texts.curve", "keys.modifier", "keys.key",
      "calendar.title",
    ],
    .serbian: ["spoken.texts.curve", "keys.modifier", "keys.key"],
    .arabic: ["spoken.texts.curve", "keys.modifier", "keys.key"],
  ]

  @Test(arguments: others)
  func `each text is translated`(language: Language) {
    let english = StringsReader(Strings())
    let other = StringsReader(language.strings)
    #expect(other.texts.keys == english.texts.keys)
    let same = other.texts.filter { $0.value == english.texts[$0.key] }.map(\.key)
    let excepted = LanguageTests.same[language] ?? []
    let missing = same.filter { path in !excepted.contains { path.hasPrefix($0) } }
    #expect(missing.isEmpty, "\(missing.sorted())")
    for (path, text) in other.texts { #expect(!text.isEmpty, "\(path)") }
  }

  @Test func `the reader reads every text of the framework`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/ScreenKitCore/Strings").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var count = 0
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      count += source.matches(of: /public var \w+: @Sendable/).count
      count += source.matches(of: /public var \w+ = "/).count
    }
    #expect(StringsReader(Strings()).texts.count == count)
  }

  @Test(arguments: others)
  func `no translation loses an argument`(language: Language) {
    for (path, text) in StringsReader(language.strings).texts {
      let english = StringsReader(Strings()).texts[path] ?? ""
      for sample in StringsReader.samples where english.contains(sample) {
        #expect(text.contains(sample), "\(path): \(text)")
      }
    }
  }

  @Test(arguments: others)
  func `each role and each key has a word`(language: Language) {
    let strings = language.strings
    for role in StringsReader.roles {
      #expect(strings.spoken.lines.role(role) != role.words || role == .text, "\(role)")
    }
    #expect(!KeyPress(.enter, .control).text(in: strings).isEmpty)
  }

  @Test(arguments: [
    (1, "1 red"), (2, "2 reda"), (5, "5 redova"), (11, "11 redova"), (21, "21 red"),
  ])
  func `Serbian nouns agree with their number`(count: Int, text: String) {
    #expect(Language.serbian.strings.lists.rows(count) == text)
  }

  @Test(arguments: [
    (1, "صف واحد"), (2, "صفان"), (3, "3 صفوف"), (11, "11 صفًا"), (100, "100 صف"), (103, "103 صفوف"),
  ])
  func `Arabic nouns agree with their number`(count: Int, text: String) {
    #expect(Language.arabic.strings.lists.rows(count) == text)
  }

  @Test func `the page changes the language at once, and back`() {
    let open = OpenGallery("Language")
    #expect(open.test.screen.contains("[ Submit ]"))
    #expect(!open.test.screen.contains("Wird geladen"))
    open.test.press(KeyPress(.down))
    #expect(open.event == "Deutsch")
    #expect(open.test.screen.contains("[ Absenden ]"))
    #expect(open.test.screen.contains("Wird geladen"))
    #expect(!open.test.screen.contains("[ Submit ]"))
    open.test.press(KeyPress("p", .control))
    #expect(open.test.screen.contains("Befehle"))
    #expect(open.test.screen.contains("Beenden"))
    open.test.press(KeyPress(.escape))
    open.test.press(KeyPress(.up))
    #expect(open.event == "English")
    #expect(open.test.screen.contains("[ Submit ]"))
  }

  @Test func `the page changes the look, which the next launch has`() {
    let keeper = MemoryKeeper()
    let open = OpenGallery("Language", isSearched: true, keeper: keeper)
    let terminal = open.test.snapshot.svg
    open.test.press(KeyPress(.tab), KeyPress(.down))
    #expect(open.test.application.looks.current == "cupertino")
    #expect(!open.test.screen.contains("( ) Deutsch"))
    #expect(open.test.snapshot.svg != terminal)
    open.test.application.dispatch(.application(.terminate))
    let again = OpenGallery("Language", keeper: keeper)
    #expect(again.test.application.looks.current == "cupertino")
    #expect(!again.test.screen.contains("( ) Deutsch"))
  }

  @Test(arguments: others)
  func `the pages in the language`(language: Language) {
    let name = language.rawValue.lowercased()
    for page in ["Language", "Loading", "Keyboard"] {
      let open = OpenGallery(page, isSearched: true, strings: language.strings)
      expectSnapshot(of: open.test.snapshot, "\(name)-\(page.lowercased())", .terminal)
    }
    let keys = OpenGallery("Button", isSearched: true, strings: language.strings)
    keys.test.press("?")
    expectSnapshot(of: keys.test.snapshot, "\(name)-keys", .terminal)
  }
}
