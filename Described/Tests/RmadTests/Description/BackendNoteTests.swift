import ScreenKitRmad
import ScreenKitTestSupport
import Testing

/// Notes of a check about properties that a backend does not show.
@Suite("Notes about backends")
struct BackendNoteTests {
  private func notes(_ text: String, _ backend: RmadBackend) throws -> [Finding] {
    try #require(AppDescription.read(text).description).notes(for: backend)
  }

  @Test(.proves("R-156"))
  func `each property beyond a backend is noted once`()
    throws
  {
    let notes = try notes(RmadSample.description, .terminal)
    #expect(notes.allSatisfy { $0.severity == .note })
    #expect(
      notes.map(\.property) == [
        "status_bar_style", "default_font", "default_font_size", "interfaceOrientation",
        "font", "font_size", "minimum_font_size", "action_type",
      ])
    #expect(notes[0].line == 4)
    #expect(
      notes[0].description(file: "a.json")
        == "a.json:4:3: note: \"status_bar_style\" has no effect in a terminal, which does not have "
        + "a status bar")
    #expect(notes[4].message.hasSuffix("fonts by name and size, as at another place"))
    #expect(notes[5].message.hasSuffix("as at 6 other places"))
  }

  @Test(.proves("R-013", "R-014", "R-020", "R-156"))
  func `a browser has fonts and transitions, and no status bar`() throws {
    let notes = try notes(RmadSample.description, .browser)
    #expect(
      notes.map(\.property) == [
        "status_bar_style", "interfaceOrientation", "y", "RMADImageView", "release_text",
        "refresh_text",
      ])
    #expect(
      notes[3].description(file: "a.json").hasSuffix(
        "note: RMADImageView 111: \"RMADImageView\" has no effect in a browser, which does not have "
          + "pull-to-refresh"))
    // With the style beside the indicator, the image stays while data loads.
    let beside = RmadSample.description.replacing(
      "\"id\": 111,\n                              \"x\": 16",
      with: "\"id\": 111,\n                              \"x\": 48")
    #expect(try self.notes(beside, .browser).count == notes.count - 1)
    let hidden = RmadSample.description.replacing(
      "\"status_bar_hidden\": false", with: "\"status_bar_hidden\": true")
    for backend in [RmadBackend.terminal, .browser] {
      let first = try self.notes(hidden, backend).first
      #expect(first?.property == "status_bar_hidden")
      #expect(first?.requirements == ["R-013"])
    }
  }

  @Test(.proves("R-156"))
  func `a backend with all capabilities omits nothing`() throws {
    let all = RmadBackend("all", capabilities: Set(Capability.allCases))
    for owner in Specimen.owners { #expect(try notes(Specimen(owner).text, all) == []) }
  }

  @Test(.proves("R-156"))
  func `a property is noted in every backend that lacks its capability`() throws {
    for owner in Specimen.owners {
      let text = Specimen(owner).replacing("alpha", by: "0.5")
        .replacing("interfaceOrientation", by: "[\"landscapeleft\"]").text
      for capability in Capability.allCases {
        let others = Set(Capability.allCases).subtracting([capability])
        let noted = Set(
          try notes(text, RmadBackend("b", capabilities: others)).compactMap(\.property))
        let rows = Property.properties(of: owner).filter { $0.capability == capability }
        for row in rows where Specimen.isSeen(row) {
          #expect(noted.contains(row.key), "\(owner) \(row.key)")
        }
      }
    }
  }
}

extension Specimen {
  /// Returns whether the value of a complete object differs from the default of every backend.
  fileprivate static func isSeen(_ row: Property) -> Bool {
    !["action_type", "icon_url"].contains(row.key)
  }
}
