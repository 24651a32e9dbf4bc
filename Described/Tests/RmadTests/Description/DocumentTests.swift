import Foundation
import ScreenKitRmad
import ScreenKitTestSupport
import Testing

/// The generated documents; `SCREENKIT_RECORD_SNAPSHOTS=1` records the files again, like snapshots.
@MainActor
@Suite("The schema and the pages of described apps")
struct RmadDocumentTests {
  @Test(.proves("R-123")) func `the published schema is made from the table`() throws {
    expectFile("Described/Docs/rmad.schema.json", toHave: RmadSchema.text)
    let json = try JSONSerialization.jsonObject(with: Data(RmadSchema.text.utf8))
    let schema = try #require(json as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    for type in ComponentType.allCases {
      let own = try #require(definitions[type.rawValue]?["properties"] as? [String: Any])
      let names = Property.properties(of: type).flatMap { [$0.key] + $0.aliases }
      #expect(Set(own.keys) == Set(names), "\(type)")
    }
  }

  @Test func `the page about properties is made from the table`() {
    expectFile("Described/Docs/Properties.md", toHave: PropertyPage.text)
  }

  @Test func `the page about gaps has each of them once`() throws {
    let path = SourceFile.root.appending(path: "Described/Docs/Treatment.md")
    let page = try String(contentsOf: path, encoding: .utf8)
    for number in 121...156 {
      #expect(page.components(separatedBy: "| R-\(number) |").count == 2, "R-\(number)")
    }
  }
}
