import ScreenKitLooks
import Testing

@testable import ScreenKitWeb

@Suite("Files of a page")
struct AssetTests {
  @Test func `the script is readable, small and creates no markup`() {
    let text = String(decoding: ClientAssets.script.bytes, as: UTF8.self)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 601)
    // The compressed size is about 8 kB, but cannot be measured here.
    #expect(text.utf8.count < 25_000)
    let parts = String(decoding: ClientAssets.parts.bytes, as: UTF8.self)
    #expect(parts.utf8.count < 8_000)
    let tables = String(decoding: ClientAssets.tables.bytes, as: UTF8.self)
    #expect(tables.utf8.count < 8_000)
    for word in [
      "innerHTML", "outerHTML", "insertAdjacent", "document.write", "eval(", "Function(",
    ] {
      for file in [text, parts, tables] { #expect(!file.contains(word), "\(word)") }
    }
    // The script calls the functions of the other files.
    for name in ["g", "i", "l", "menu", "scroll", "restore"] {
      #expect(parts.contains("export function \(name)("))
    }
    for name in ["n", "o", "w", "top"] { #expect(tables.contains("export function \(name)(")) }
  }

  @Test(arguments: LookName.allCases)
  func `the style sheet of a look is small and has its colours`(_ look: LookName) {
    let text = String(decoding: ClientAssets.style(look).bytes, as: UTF8.self)
    for other in LookName.allCases {
      #expect(text.contains(".look-\(other.rawValue){--accent:#") == (other == look))
    }
    #expect(text.contains("prefers-color-scheme:dark"))
    #expect(!text.contains("url(") && !text.contains("@import"))
    #expect(text.utf8.count < 24_000)
    #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
  }

  @Test func `names of files change with their contents`() {
    #expect(ClientAssets.script.name.hasPrefix("client."))
    #expect(ClientAssets.script.name.count == "client..js".count + 16)
    let styles = LookName.allCases.map { ClientAssets.style($0).name }
    #expect(Set(styles).count == 3 && Set(ClientAssets.all.map(\.name)).isSuperset(of: styles))
    #expect(!styles.contains(ClientAssets.themeStyle(Theme()).name))
  }
}
