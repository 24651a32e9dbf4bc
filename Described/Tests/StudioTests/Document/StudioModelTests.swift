import Foundation
import RmadAPI
import ScreenKitCore
import ScreenKitFetch
import ScreenKitLaunch
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import StudioConformance
import Testing

@testable import StudioScreens

/// The rules of the studio's models that are not visible on a screen.
@MainActor
@Suite("The models of the studio", .leakFree)
struct StudioModelTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func model(_ name: String = "app.json") throws -> StudioModel {
    try StudioModel(
      opening: StudioFile(path: folder.path + "/" + name), feeds: EmbeddedFeedSource([:]))
  }

  private func titled(_ text: String) -> StudioDocument {
    StudioDocument.newApp.setting("data_version", .string(text), at: .root)
  }

  @Test(.proves("R-006")) func `mistakes in another text are not shown`() throws {
    let model = try model()
    let entry = FindingsMessage.Entry(
      severity: "error", line: 1, column: 1, component: nil, id: nil, property: nil,
      message: "Too long.", suggestion: nil, requirements: [])
    let message = FindingsMessage(isGood: false, findings: [entry])
    model.show(message, in: "{}")
    #expect(model.check.findings.isEmpty)
    model.show(message, in: model.document.text)
    #expect(model.check.findings.map(\.finding.message) == ["Too long."])
  }

  @Test(.proves("R-006")) func `a missing object is replaced by the nearest parent`()
    throws
  {
    let model = try model()
    let page = model.selection
    model.select(page.appending(.component(90)).appending(.component(7)))
    #expect(model.document[model.selection] != nil)
    #expect(model.selection == page)
  }

  @Test(.proves("R-006")) func `the outline creates each node once`() throws {
    let model = try model()
    let view = model.selection.appending(.component(0))
    var document = model.document
    for _ in 0..<50 {
      document = try #require(document.adding(NewObject.component(.label), in: view)).document
    }
    model.edit("Add", document)
    let adapter = OutlineAdapter(model)
    let parent = OutlineNode(path: view, id: "", title: "", detail: "")
    func ids() -> [String] {
      (0..<adapter.childCount(of: parent)).map { adapter.id(of: adapter.child($0, of: parent)) }
    }
    let first = ids()
    #expect(Set(first).count == 50)
    #expect(ids() == first)
    #expect(adapter.createdCount == 50)
    adapter.document = document.removing(view.appending(.component(0)))
    #expect(ids() == Array(first.dropFirst()))
  }

  @Test(.proves("R-006")) func `a file that changed before a restart is not overwritten`() throws {
    let first = try model()
    try first.file.write(titled("one").text)
    try first.reload()
    first.edit("Change", titled("two"))
    let state = first.savedState
    try first.file.write(titled("other").text)
    let second = try model()
    second.restore(state)
    #expect(second.document == titled("two"))
    #expect(try second.save() == .changedOnDisk)
    #expect(try second.file.read() == titled("other").text)
    #expect(try second.save(overwriting: true) == .saved)
  }

  @Test(.proves("R-006")) func `the changes of another file are not restored`() throws {
    let first = try model()
    first.edit("Change", titled("two"))
    let other = try model("other.json")
    other.restore(first.savedState)
    #expect(other.document == .newApp)
  }

  @Test(.proves("R-006"))
  func `changes of the same name in another folder are not restored`() throws {
    func model() throws -> StudioModel {
      try StudioModel(
        opening: StudioFile(path: "./missing/app.json"), feeds: EmbeddedFeedSource([:]))
    }
    let first = try model()
    first.edit("Change", titled("two"))
    var state = first.savedState
    let again = try model()
    again.restore(state)
    #expect(again.document == titled("two"))
    let path = FileManager.default.currentDirectoryPath + "/missing/app.json"
    #expect(state["path"] == .string(path))
    state["path"] = .string("/elsewhere/missing/app.json")
    let other = try model()
    other.restore(state)
    #expect(other.document == .newApp)
  }

  @Test(.proves("R-006")) func `saving through a symbolic link keeps the link`() throws {
    let (link, target) = (folder.path + "/app.json", folder.path + "/shared/real.json")
    try StudioFile(path: target).write(titled("one").text)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "shared/real.json")
    let model = try model()
    #expect(model.document == titled("one"))
    model.edit("Change", titled("two"))
    #expect(try model.save() == .saved)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "shared/real.json")
    #expect(try StudioFile(path: target).read() == titled("two").text)
  }

  @Test(.proves("R-006")) func `a file may begin with a byte order mark`() throws {
    let path = folder.path + "/app.json"
    try Data(("\u{FEFF}" + titled("one").text).utf8).write(to: URL(fileURLWithPath: path))
    let model = try model()
    #expect(model.document == titled("one"))
    model.edit("Change", titled("two"))
    #expect(try model.save() == .saved)
    #expect(try model.file.read() == titled("two").text)
  }

  @Test(.proves("R-006")) func `each document has its own file of states`() throws {
    func stateFile(_ path: String) throws -> String {
      var studio = StudioLaunch(folder: "/states", fetcher: NoFetcher())
      try studio.configure(try Launch([path], own: studio.options, host: []))
      return studio.stateFile
    }
    let path = folder.path + "/app.json"
    #expect(try stateFile(path) == stateFile(folder.path + "/./app.json"))
    #expect(try stateFile(path) != stateFile(folder.path + "/other/app.json"))
    #expect(try stateFile(path).hasPrefix("/states/screens-"))
  }

  @Test(.proves("R-006")) func `a login without a name or password sends nothing`() async throws {
    let service = ScriptedStudioService()
    let publishing = PublishingModel(try model(), service: service)
    for (name, password) in [("", "demo"), ("demo", ""), ("", "")] {
      #expect(await !publishing.logIn(name, password))
      #expect(publishing.failure == .noLogin)
    }
    #expect(publishing.session == nil && service.calls.isEmpty)
  }

  @Test(.proves("R-006"))
  func `the link has the bundle version or the latest current one`() async throws {
    let stage = try StudioStage.news()
    let publishing = try stage.server()
    #expect(await publishing.logIn("demo", "demo"))
    #expect(await publishing.load())
    publishing.bundleVersion = "2.0"
    #expect(await publishing.publish())
    func link(_ bundle: String) async -> String? {
      publishing.bundleVersion = bundle
      await publishing.load()
      return publishing.link?.version.bundleVersion
    }
    #expect(await link("1.0") == "1.0")
    #expect(await link("2.0") == "2.0")
    #expect(await link("3.0") == "2.0")
    stage.test.terminate()
  }

  @Test(.proves("R-006"))
  func `the link has a current version, not always the newest`() async throws {
    let stage = try StudioStage.news()
    let publishing = try stage.server()
    #expect(await publishing.logIn("demo", "demo"))
    #expect(await publishing.load())
    let old = try #require(publishing.versions.first { $0.bundleVersion == "1.0" }?.number)
    publishing.bundleVersion = "2.0"
    #expect(await publishing.publish())
    let other = publishing.link?.version.number
    publishing.bundleVersion = "1.0"
    #expect(await publishing.publish())
    #expect(publishing.link?.version.number != old)
    // The newest version of both bundles is no longer current.
    #expect(await publishing.rollBack(to: old))
    #expect(publishing.link?.version.number == old)
    publishing.bundleVersion = "3.0"
    #expect(await publishing.load())
    #expect(publishing.link?.version.number == other)
    stage.test.terminate()
  }

  @Test(.proves("R-006")) func `choices at another server are not restored`() throws {
    let publishing = PublishingModel(try model(), service: ScriptedStudioService())
    var state = publishing.savedState
    state["bundle"] = .string("7.0")
    publishing.restore(state)
    #expect(publishing.bundleVersion == "7.0")
    (state["origin"], state["bundle"]) = (.string("https://other.example"), .string("8.0"))
    publishing.restore(state)
    #expect(publishing.bundleVersion == "7.0")
  }

  @Test(.proves("R-006", "R-137")) func `a set property has one spelling`() throws {
    let model = StudioModel(
      try StudioDocument(json: RmadSample.description),
      file: StudioFile(path: folder.path + "/a.json"),
      text: nil, feeds: EmbeddedFeedSource([:]))
    let path = try #require(model.document.path(ofComponent: 122))
    let property = try #require(
      Property.properties(of: .component(.label)).first { $0.key == "text_aligment" })
    let alias = try #require(property.aliases.first)
    model.edit("Alias", model.document.setting(alias, .string("left"), at: path))
    model.select(path)
    model.set(property, to: .string("right"))
    #expect(model.document[path]?[alias] == nil)
    #expect(model.document[path]?["text_aligment"]?.text == "right")
  }
}

/// A client without a network.
private struct NoFetcher: Fetcher {
  func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchResponse {
    throw .cancelled
  }
}
