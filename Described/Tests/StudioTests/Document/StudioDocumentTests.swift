import ScreenKitRmad
import ScreenKitTestSupport
import StudioScreens
import Testing

@Suite("The document of the studio")
struct StudioDocumentTests {
  private let sample: StudioDocument

  init() throws { sample = try StudioDocument(json: RmadSample.description) }

  @Test(.proves("R-006")) func `a new app has no mistakes`() {
    #expect(StudioCheck(.newApp).findings.isEmpty)
    #expect(StudioCheck(.newApp).description?.controllers.count == 1)
  }

  @Test func `the sample is unchanged after writing`() throws {
    let again = try StudioDocument(json: sample.text)
    #expect(again == sample)
    let (old, new) = (
      AppDescription.read(RmadSample.description), AppDescription.read(sample.text)
    )
    #expect(old.description == new.description)
    #expect(StudioCheck(sample).findings.isEmpty)
  }

  @Test(.proves("R-006")) func `each kind of object can be added without mistakes`() throws {
    var seen: Set<Property.Owner> = []
    for path in sample.allPaths where seen.insert(try #require(sample.owner(at: path))).inserted {
      for kind in sample.additions(in: path) {
        let added = try #require(sample.adding(kind, in: path))
        let check = StudioCheck(added.document)
        let findings = check.findings
        let isUnfinished =
          kind == .component(.image) || kind == .component(.refreshView)
          || sample.componentType(at: path) == .refreshView
          || (kind == .component(.cell) && !findings.isEmpty)
        #expect(isUnfinished || findings.isEmpty, "\(kind) in \(path.text): \(findings)")
        #expect(check.description != nil)
        #expect(added.document[added.path] != nil)
      }
    }
  }

  @Test(.proves("R-006")) func `a mistake is found at its component`() throws {
    let path = try #require(sample.path(ofComponent: 122))
    let wrong = sample.setting("text_color", .string("reddish"), at: path)
    let findings = StudioCheck(wrong).findings
    #expect(findings.map(\.path) == [path])
    #expect(findings.first?.finding.property == "text_color")
    let missing = sample.setting("data", nil, at: path)
    #expect(StudioCheck(missing).findings.map(\.path) == [path])
    let fixed = wrong.setting("text_color", .string("ff0000"), at: path)
    #expect(StudioCheck(fixed).findings.isEmpty)
  }

  @Test(.proves("R-006")) func `actions follow their controllers`() throws {
    let tabs = NodePath([.controller(0)])
    let items = tabs.appending(.component(0))
    func targets(_ document: StudioDocument) -> [Int?] {
      document.children(of: items).map { document[$0]?["action_index"]?.whole }
    }
    #expect(targets(sample) == [0, 1, 2])
    let moved = try #require(sample.moving(tabs.appending(.controller(0)), by: 1))
    #expect(targets(moved.document) == [1, 0, 2])
    #expect(moved.path == tabs.appending(.controller(1)))
    // The cell within the moved controller still refers to the second one of its own list.
    let cell = try #require(moved.document.path(ofComponent: 120))
    #expect(moved.document[cell]?["action_index"]?.whole == 1)
    let removed = sample.removing(tabs.appending(.controller(1)))
    #expect(targets(removed) == [0, nil, 1])
    #expect(try #require(moved.document.moving(moved.path, by: -1)).document == sample)
    let copied = try #require(sample.duplicating(tabs.appending(.controller(0))))
    #expect(targets(copied.document) == [0, 2, 3])
  }

  @Test(.proves("R-006")) func `actions in a copied page lead to the same pages`() throws {
    let cell = try #require(sample.path(ofComponent: 120))
    let page = try #require(cell.controller)
    let copied = try #require(sample.duplicating(page))
    #expect(copied.document[cell]?["action_index"]?.whole == 2)
    let copy = NodePath(copied.path.steps + cell.steps.dropFirst(page.steps.count))
    #expect(copied.document[copy]?["action_index"]?.whole == 2)
    #expect(copied.document[copy]?["id"] != copied.document[cell]?["id"])
    #expect(copied.document.removing(copied.path) == sample)
  }

  @Test(.proves("R-006")) func `a copy has separate ids`() throws {
    let path = try #require(sample.path(ofComponent: 101))
    let copy = try #require(sample.duplicating(path))
    #expect(StudioCheck(copy.document).findings.isEmpty)
    #expect(copy.document.removing(copy.path) == sample)
    let table = try #require(copy.document[copy.path])
    let view = try #require(copy.document.children(of: copy.path).first)
    #expect(table["release_to_refresh_view_id"] == copy.document[view]?["id"])
  }

  @Test(.proves("R-006")) func `a frame moves within the limits of descriptions`() throws {
    let path = try #require(sample.path(ofComponent: 102))
    let frame = try #require(sample.frame(at: path))
    #expect(frame == StudioFrame(x: 144, y: 192, width: 32, height: 32))
    let moved = sample.settingFrame(frame.moved(x: -8, y: 16), at: path)
    #expect(moved.frame(at: path) == StudioFrame(x: 136, y: 208, width: 32, height: 32))
    #expect(frame.moved(x: .max, y: .min).x == 100_000)
    #expect(frame.resized(width: -100, height: 0).width == 0)
    #expect(sample.frame(at: try #require(sample.path(ofComponent: 120))) == nil)
    #expect(sample.settingFrame(frame, at: path) == sample)
  }

  @Test func `unknown properties and mistakes are kept`() throws {
    let text = #"{"x-own": [1, {"a": null}], "controllers": "none", "é\u0007": 1.5e300}"#
    let document = try StudioDocument(json: text)
    #expect(try StudioDocument(json: document.text) == document)
    #expect(document.children(of: .root).isEmpty)
    #expect(throws: DocumentError.self) { try StudioDocument(json: "[]") }
    #expect(throws: DocumentError.self) { try StudioDocument(json: "{") }
  }

  @Test func `paths are read as written`() {
    let path = NodePath([.controller(2), .controller(0), .component(11)])
    #expect(path.text == "c2.c0.v11")
    #expect(NodePath(path.text) == path)
    #expect(NodePath("") == .root)
    #expect(NodePath("x1") == nil)
    #expect(path.controllerIndices == [2, 0])
  }
}
