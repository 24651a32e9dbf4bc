import Foundation
import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("The schema of layout documents", .proves("F-027"))
struct LayoutSchemaTests {
  /// The published schema; `SCREENKIT_RECORD_SNAPSHOTS=1` records the file again, like snapshots.
  @Test func `the published one matches the makers`() {
    expectFile("Docs/layout.schema.json", toHave: LayoutVocabulary().schema)
  }

  private func definitions(_ vocabulary: LayoutVocabulary) throws -> [String: [String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(vocabulary.schema.utf8))
    return try #require((json as? [String: Any])?["$defs"] as? [String: [String: Any]])
  }

  @Test func `it has every kind of view and nothing else`() throws {
    let vocabulary = LayoutVocabulary()
    let names = try definitions(vocabulary).keys.filter {
      !["view", "layout", "common"].contains($0)
    }
    #expect(names.sorted() == vocabulary.types)
    #expect(vocabulary.types.count == 38)
  }

  @Test func `it has properties, their kinds, and which are mandatory`() throws {
    let definitions = try definitions(LayoutVocabulary())
    func property(_ type: String, _ name: String) -> [String: Any]? {
      (definitions[type]?["properties"] as? [String: Any])?[name] as? [String: Any]
    }
    #expect(property("textField", "masked")?["type"] as? String == "boolean")
    #expect(property("slider", "step")?["type"] as? String == "number")
    #expect(property("divider", "axis")?["enum"] as? [String] == ["horizontal", "vertical"])
    #expect(property("radioGroup", "titles")?["type"] as? String == "array")
    #expect(property("common", "x")?["type"] as? String == "integer")
    #expect(definitions["scroll"]?["required"] as? [String] == ["type", "content"])
    #expect(definitions["label"]?["required"] as? [String] == ["type"])
    let field = property("form", "fields")?["items"] as? [String: Any]
    #expect(field?["required"] as? [String] == ["control", "label"])
  }

  @Test func `an app's own kinds are in its own schema`() throws {
    var vocabulary = LayoutVocabulary()
    vocabulary.register("gauge") { element throws(LayoutError) in
      _ = try element.integer("level")
      return View()
    }
    let own = try #require(try definitions(vocabulary)["gauge"])
    #expect((own["properties"] as? [String: Any])?.keys.sorted() == ["level", "type"])
  }
}
