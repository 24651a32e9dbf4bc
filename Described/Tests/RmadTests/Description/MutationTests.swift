import ScreenKitJson
import ScreenKitRmad
import ScreenKitTestSupport
import Testing

/// Every change of one member of the sample: removed, renamed, of another kind, huge and empty.
@Suite("Changes of the sample", .proves("R-123"))
struct MutationTests {
  private let layout: JsonLayout

  /// The changed members; a plain run takes some of each object.
  private var places: [JsonLayout.Place] { CaseSample.every(9, of: layout.places) }

  init() throws { layout = try JsonLayout(RmadSample.description) }

  /// Reads a changed text in both modes, and returns the findings for authors.
  ///
  /// For every text, each reading is consistent, and both agree.
  private func findings(_ text: String, _ name: String) -> [Finding] {
    let strict = AppDescription.read(text)
    let lenient = AppDescription.read(text, tolerance: .lenient)
    for reading in [strict, lenient] {
      let hasError = reading.findings.contains { $0.severity == .error }
      #expect((reading.description == nil) == hasError, "\(name)")
    }
    #expect(strict.findings.count == lenient.findings.count, "\(name)")
    #expect(strict.findings.map(\.line) == lenient.findings.map(\.line), "\(name)")
    if strict.description != nil { #expect(strict.description == lenient.description, "\(name)") }
    if let app = lenient.description { #expect(Soundness(app).problems == [], "\(name)") }
    return strict.findings
  }

  /// Returns whether an object has names of the author's choice.
  private func isData(_ place: JsonLayout.Place) -> Bool {
    place.path.contains(".all_data.") || place.path.contains(".all_data[")
  }

  @Test func `the sample itself has no finding`() {
    #expect(AppDescription.read(RmadSample.description).findings == [])
    #expect(findings(String(decoding: layout.bytes, as: UTF8.self), "all") == [])
    #expect(layout.places.count > 400)
  }

  @Test func `a removed member is missed in its object, or optional`() {
    for place in places {
      let findings = findings(layout.replacing(place.memberRange, by: ""), place.path)
      let inObject = findings.contains {
        place.object.contains($0.line) || $0.line == place.object.lowerBound
      }
      #expect(findings.isEmpty || inObject, "\(place.path): \(findings)")
      let mandatory = [
        "data_version", "controllers", "component_type", "controller_type", "id", "x", "width",
        "data_source", "data_type", "data", "row_height", "has_loadmore", "icon_url",
        "release_text", "load_more_title", "alpha", "bg_color", "action_type", "arrow_color",
      ]
      // Only items and buttons need an action.
      if mandatory.contains(place.name), place.name != "action_type", !isData(place) {
        #expect(!findings.isEmpty, "\(place.path)")
      }
    }
  }

  @Test func `a member with another name is found at its line`() {
    for place in places where !isData(place) {
      let findings = findings(
        layout.replacing(place.nameRange, by: "\"x\(place.name)\""), place.path)
      // Without the type, no property can be checked.
      let isType = ["component_type", "controller_type"].contains(place.name)
      let line = isType ? place.object.lowerBound : place.line
      #expect(findings.contains { $0.line == line }, "\(place.path): \(findings)")
    }
  }

  @Test func `a value of another kind is found at its line`() {
    let others = ["null", "{\"a\": {}}", "[[[]]]"]
    for (index, place) in places.enumerated() {
      let other = others[index % others.count]
      let findings = findings(layout.replacing(place.valueRange, by: other), place.path)
      #expect(
        findings.contains { $0.line == place.line || isData(place) },
        "\(place.path) \(other): \(findings)")
    }
  }

  @Test func `a huge value is found or shown`() {
    let huge = [
      "1e300", "-1e300", "9007199254740993", "\"" + String(repeating: "9", count: 50_000) + "\"",
    ]
    for (index, place) in places.enumerated() {
      let value = huge[index % huge.count]
      let findings = findings(layout.replacing(place.valueRange, by: value), place.path)
      let isFree =
        isData(place) || place.name.hasSuffix("_data") || place.name.hasSuffix("_text")
        || ["data", "font", "place_holder", "data_version", "default_font", "load_more_title"]
          .contains(place.name)
      #expect(!findings.isEmpty || isFree, "\(place.path) \(value.prefix(20))")
    }
  }

  @Test func `an empty value is found or shown`() {
    for place in places {
      let value =
        switch place.value.kind {
        case .string: "\"\""
        case .array: "[]"
        case .object: "{}"
        case .number: "0"
        case .bool, .null: "\"\""
        }
      let findings = findings(layout.replacing(place.valueRange, by: value), place.path)
      let structure = [
        "component_type", "controller_type", "data_version", "controllers", "bg_color",
      ]
      if structure.contains(place.name) { #expect(!findings.isEmpty, "\(place.path)") }
    }
  }

  @Test(arguments: RandomWalks.seeds(4, of: 200))
  func `random changes are read without a trap`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let original = Array(RmadSample.description.utf8)
    for round in 0..<8 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...30, using: &random))
        let other = Int.random(in: 0..<original.count - 30, using: &random)
        let length = Int.random(in: 0...30, using: &random)
        // A piece from another position is more often valid JSON than random bytes are.
        bytes.replaceSubrange(start..<end, with: original[other..<other + length])
      }
      _ = findings(String(decoding: bytes, as: UTF8.self), "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: RandomWalks.seeds(4, of: 200))
  func `random exchanges of values are read without a trap`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<8 {
      guard let place = layout.places.randomElement(using: &random),
        let other = layout.places.randomElement(using: &random)
      else { return }
      let value = String(decoding: layout.bytes[other.valueRange], as: UTF8.self)
      let text = layout.replacing(place.valueRange, by: value)
      _ = findings(text, "seed \(seed), round \(round): \(place.path) from \(other.path)")
    }
  }
}
