import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@Suite("Data in descriptions")
struct DescribedDataTests {
  private func data(_ text: String) -> DataList? {
    let specimen = Specimen(.component(.view)).replacing("all_data", by: text)
    return AppDescription.read(specimen.text).description?.controllers[0].component(1)?[.allData]
  }

  @Test(
    .proves("R-045", "R-131"),
    arguments: [
      #"{ "url": "u", "image_url": "i", "prev_cont": "" }"#,
      #"[{ "url": "u" }, { "image_url": "i" }, { "prev_cont": "" }]"#,
      #"[{ "url": "u", "image_url": "i" }, { "prev_cont": "" }]"#,
      #"[["url", "u"], ["image_url", "i"], ["prev_cont", ""]]"#,
      """
      [{ "data_type": "url", "data_value": "u" }, { "data_value": "i", "data_type": "image_url" },
       { "prev_cont": "" }]
      """,
    ])
  func `data keeps its order in every form`(text: String) throws {
    let data = try #require(self.data(text))
    #expect(data.entries.map(\.name) == ["url", "image_url", "prev_cont"])
    #expect(data[1] == "i")
    #expect(data[3] == nil)
    #expect(data[-1] == nil)
    #expect(data["url"] == "u")
    #expect(data["title"] == nil)
  }

  @Test(.proves("R-131")) func `a list under one name is several values`() throws {
    let data = try #require(self.data(#"{ "a": ["1", 2], "b": [], "c": "3" }"#))
    #expect(data.entries.map(\.value) == ["1", "2", "3"])
    #expect(data.values(named: "a") == ["1", "2"])
  }

  @Test(
    .proves("R-131"),
    arguments: [
      "5", "\"a\"", "null", "[5]", "[[1, \"a\"]]", "[[\"a\"]]", "{ \"a\": {} }",
      "{ \"a\": [[]] }", "{ \"a\": null }", "{ \"a\": true }", "{ \"a\": 1.5 }",
    ])
  func `other data is an error`(text: String) {
    let specimen = Specimen(.component(.view)).replacing("all_data", by: text)
    let findings = AppDescription.read(specimen.text).findings
    #expect(findings.map(\.property) == ["all_data"])
    #expect(findings.map(\.line) == [specimen.line(of: "all_data")])
  }

  @Test(.proves("R-077", "R-102", "R-151"), arguments: [ComponentType.cell, .button])
  func `one object and a list are passed on`(type: ComponentType) throws {
    let one = #"{ "data_type": "text_from_parent_node", "data": "media:content-url" }"#
    let two = #"{ "data_type": "xml", "data": "b", "at_index": "2" }"#
    for (text, count) in [(one, 1), ("[\(one), \(two)]", 2), ("[]", 0)] {
      let specimen = Specimen(.component(type)).replacing("data_for_send", by: text)
      let app = try #require(AppDescription.read(specimen.text).description)
      let sent = try #require(app.controllers[0].component(1)?[.dataForSend])
      #expect(sent.count == count)
      #expect(
        sent.first.map {
          $0 == DataForSend(dataType: .textFromParentNode, data: "media:content-url", atIndex: 0)
        } ?? true)
      #expect(sent.dropFirst().first.map { $0.atIndex == 2 } ?? true)
    }
  }

  @Test(.proves("R-131")) func `an index can be a number`() throws {
    let specimen = Specimen(.component(.label)).replacing("data", by: "0")
    let app = try #require(AppDescription.read(specimen.text).description)
    #expect(app.controllers[0].component(1)?[.data] == "0")
    let negative = Specimen(.component(.label)).replacing("data", by: "-1")
    #expect(AppDescription.read(negative.text).findings.map(\.property) == ["data"])
  }

  @Test func `paths are stored as written`() throws {
    for path in ["rss.channel.item", "<root>", "media:content-url", "a-b-c"] {
      let specimen = Specimen(.component(.table)).replacing("data", by: "\"\(path)\"")
      let app = try #require(AppDescription.read(specimen.text).description)
      #expect(app.controllers[0].component(1)?[.data] == path)
    }
  }
}
