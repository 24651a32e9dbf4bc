import ScreenKitRmad
import ScreenKitTestSupport
import StudioScreens
import Testing

@Suite("Differences between documents")
struct DocumentDifferenceTests {
  private let sample: StudioDocument

  init() throws { sample = try StudioDocument(json: RmadSample.description) }

  private func changes(_ old: StudioDocument, _ new: StudioDocument) -> [String] {
    DocumentDifference(from: old, to: new).changes.map { "\($0)" }
  }

  @Test(.proves("R-006")) func `equal documents have no differences`() throws {
    #expect(changes(sample, sample).isEmpty)
    #expect(changes(sample, try StudioDocument(json: sample.text)).isEmpty)
  }

  @Test(.proves("R-006")) func `a changed property has its old and new value`() throws {
    let path = try #require(sample.path(ofComponent: 405))
    let frame = try #require(sample.frame(at: path))
    let moved = sample.settingFrame(frame.moved(x: 8, y: 0), at: path)
    #expect(changes(sample, moved) == ["\(sample.title(of: path)): x: \(frame.x) → \(frame.x + 8)"])
    let without = sample.setting("x", nil, at: path)
    #expect(changes(sample, without) == ["\(sample.title(of: path)): x: \(frame.x) → (none)"])
    #expect(changes(without, sample) == ["\(sample.title(of: path)): x: (none) → \(frame.x)"])
  }

  @Test(.proves("R-006")) func `an added object is reported once, with its content`() throws {
    let (new, path) = try #require(sample.adding(.controller(.navigation), in: .root))
    #expect(changes(sample, new) == ["Added: \(new.title(of: path))"])
    #expect(changes(new, sample) == ["Removed: \(new.title(of: path))"])
  }

  @Test(.proves("R-006")) func `a moved component is the same one`() throws {
    let label = try #require(sample.path(ofComponent: 405))
    let (new, _) = try #require(sample.moving(label, by: 1) ?? sample.moving(label, by: -1))
    let found = DocumentDifference(from: sample, to: new).changes
    #expect(found.count == 1)
    guard case .moved(let from, let to)? = found.first?.kind else {
      Issue.record("\(found)")
      return
    }
    #expect(from == to)
  }

  @Test(.proves("R-006")) func `a controller is identified by its components`() throws {
    let tabs = NodePath([.controller(0)])
    let count = sample.children(of: tabs).count
    let first = tabs.appending(.controller(0))
    let (new, _) = try #require(sample.moving(first, by: 1))
    let found = DocumentDifference(from: sample, to: new).changes
    // The page moves, and the actions keep their targets; nothing is added or removed.
    #expect(count > 2 && !found.isEmpty)
    for change in found {
      switch change.kind {
      case .added, .removed: Issue.record("\(change)")
      case .moved: #expect(change.path.steps.count == 2)
      case .changed(let property, _, _): #expect(property == "action_index")
      }
    }
  }

  @Test(.proves("R-006")) func `the version of the data can be ignored`() {
    let other = sample.setting("data_version", .string("other"), at: .root)
    #expect(!changes(sample, other).isEmpty)
    let found = DocumentDifference(from: sample, to: other, ignoring: ["data_version"])
    #expect(found.changes.isEmpty)
  }

  @Test(.proves("R-006"), arguments: RandomWalks.seeds(40))
  func `there are differences only after a change`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var document = seed % 2 == 0 ? StudioDocument.newApp : sample
    for _ in 0..<12 {
      let (old, steps) = (document, Int.random(in: 1...3, using: &random))
      for _ in 0..<steps { document = RandomEdit.change(document, &random).0 }
      let found = DocumentDifference(from: old, to: document)
      let isSame = normalized(old.root) == normalized(document.root)
      #expect(found.changes.isEmpty == isSame, "\(found.changes)")
      for change in found.changes {
        let holder = change.kind == .removed ? old : document
        #expect(holder[change.path] != nil, "\(change)")
      }
    }
  }

  /// Returns the value with its members sorted, and without empty lists of objects.
  private func normalized(_ value: DocumentValue) -> DocumentValue {
    switch value {
    case .array(let elements): return .array(elements.map(normalized))
    case .object(let members):
      let kept = members.filter {
        !(["components", "controllers"].contains($0.name) && $0.value == .array([]))
      }
      return .object(
        kept.sorted { $0.name < $1.name }.map { .init($0.name, normalized($0.value)) })
    default: return value
    }
  }
}
