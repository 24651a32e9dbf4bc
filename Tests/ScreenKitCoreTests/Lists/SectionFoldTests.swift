import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Collapsible sections", .leakFree)
struct SectionFoldTests {
  private let rows = CountingAdapter([("A", 3), ("B", 2), ("C", 1_000_000)])
  private let list: List<String>
  private let stage: ListStage

  init() {
    list = List(rows)
    list.foldsSections = true
    stage = ListStage(list, height: 8)
  }

  @Test func `Left collapses at the header, Right expands and enters`() {
    #expect(list.highlightedItem == "0.0")
    stage.press(KeyPress(.down), KeyPress(.left))
    #expect(list.highlightedSection == 0 && list.highlightedRow == nil)
    #expect(stage.rows.count == 8)
    stage.press(KeyPress(.left))
    #expect(stage.rows == ["A", "B", "1.0", "1.1", "C", "2.0", "2.1", "2.2"])
    #expect(list.isFolded(0) && list.accessibleValue == "A, closed")
    stage.press(KeyPress(.left), KeyPress(.right))
    #expect(!list.isFolded(0) && list.highlightedSection == 0)
    stage.press(KeyPress(.right))
    #expect(list.highlightedItem == "0.0")
  }

  @Test func `Enter and space collapse, and arrow keys visit headers`() {
    stage.press(KeyPress(.up), KeyPress(.enter), KeyPress(.down))
    #expect(list.highlightedSection == 1)
    stage.press(KeyPress(.space))
    #expect(stage.rows.prefix(3) == ["A", "B", "C"])
    stage.press(KeyPress(.down), KeyPress(.down))
    #expect(list.highlightedItem == "2.0")
    stage.press(KeyPress(.home))
    #expect(list.highlightedSection == 0)
  }

  @Test func `a press or click on a header collapses it`() throws {
    var folded: [String] = []
    list.onFold = { folded.append("\($0) \($1)") }
    stage.click(at: 4)
    #expect(list.isFolded(1) && list.highlightedSection == 1)
    let header = try #require(list.children[4] as? ListNote)
    #expect(header.accessibleText == "B" && header.semanticDetails.value == "closed")
    #expect(try header.handle(.action(.press)))
    #expect(folded == ["1 true", "1 false"])
    #expect(list.keyHints.map(\.name) == ["Close"])
  }

  @Test func `the highlight moves to the header that hides it`() {
    list.highlightedRow = RowIndex(1, in: 1)
    list.setFolded(true, section: 0)
    #expect(list.highlightedItem == "1.1")
    list.setFolded(true, section: 1)
    stage.run()
    #expect(list.highlightedSection == 1)
    #expect((list.focusPart as? ListNote)?.text == "B")
    #expect(stage.rows.prefix(3) == ["A", "B", "C"])
    list.highlightedRow = RowIndex(0, in: 0)
    #expect(!list.isFolded(0) && list.highlightedItem == "0.0" && list.highlightedSection == nil)
  }

  @Test func `a collapsed header is visible also after a long scroll`() {
    list.highlightedRow = RowIndex(700_000, in: 2)
    stage.run()
    stage.press(KeyPress(.left), KeyPress(.left))
    #expect(list.isFolded(2) && stage.rows.contains("C"))
    #expect((list.focusPart as? ListNote)?.text == "C")
  }

  @Test func `collapsing a million rows requests only visible ones`() {
    list.highlightedRow = RowIndex(500_000, in: 2)
    stage.run()
    _ = rows.take()
    list.setFolded(true, section: 2)
    stage.run()
    list.setFolded(false, section: 2)
    stage.run()
    let counts = rows.take()
    #expect(counts.shown <= 24 && counts.items <= 32 && counts.made <= 8)
    #expect(list.rowCount == 1_000_005)
  }

  @Test func `selected rows stay selected while they are hidden`() {
    list.selectionMode = .multiple
    rows.sections[2].rows = 1
    list.reload()
    stage.press(KeyPress("a", .control))
    list.setFolded(true, section: 0)
    #expect(list.selectedItems == ["0.0", "0.1", "0.2", "1.0", "1.1", "2.0"])
    stage.press(KeyPress("a", .control))
    #expect(list.selectedItems.isEmpty)
  }

  @Test func `it is saved by the texts of headers`() throws {
    list.setFolded(true, section: 1)
    stage.press(KeyPress(.up), KeyPress(.enter))
    let saved = try #require(list.savedState)
    let other = List(CountingAdapter([("New", 1), ("A", 3), ("B", 2)]))
    other.foldsSections = true
    other.restore(saved)
    #expect(other.isFolded(1) && other.isFolded(2) && !other.isFolded(0))
    #expect(other.highlightedSection == 1)
    let plain = List(CountingAdapter([("A", 3)]))
    plain.restore(saved)
    #expect(!plain.isFolded(0) && plain.highlightedItem == "0.0")
  }

  @Test func `sections stay collapsed when the data changes`() {
    stage.press(KeyPress(.up), KeyPress(.enter))
    rows.sections.insert(("Z", 1), at: 0)
    list.reload()
    stage.run()
    #expect(list.isFolded(1) && !list.isFolded(0) && list.highlightedSection == 1)
    #expect(stage.rows.prefix(2) == ["A", "B"])
    rows.sections = [("Z", 1)]
    list.reload()
    stage.run()
    #expect(list.highlightedItem == "0.0")
  }

  @Test func `the arrow keys visit headers with equal texts`() {
    rows.sections = [("A", 1), ("B", 1), ("A", 1), ("C", 1)]
    list.reload()
    list.highlightedRow = RowIndex(0, in: 1)
    stage.run()
    stage.press(KeyPress(.down))
    #expect(list.highlightedSection == 2)
    stage.press(KeyPress(.down), KeyPress(.down))
    #expect(list.highlightedSection == 3)
    list.setFolded(true, section: 2)
    #expect(list.isFolded(0) && list.isFolded(2))
  }

  @Test func `a saved highlight is found when the rows are loaded`() {
    let loading = CountingAdapter([("A", 0), ("B", 0)])
    let other = List(loading)
    other.foldsSections = true
    var saved = SavedState()
    saved["highlighted"] = .string("1.1")
    other.restore(.state(saved))
    #expect(other.highlightedSection == 0)
    loading.sections = [("A", 2), ("B", 2)]
    other.reload()
    #expect(other.highlightedItem == "1.1" && other.highlightedSection == nil)
    other.setFolded(true, section: 0)
    #expect(other.items == ["0.0", "0.1", "1.0", "1.1"])
  }

  @Test func `a list without collapsing has no collapsible headers`() {
    list.setFolded(true, section: 0)
    list.foldsSections = false
    stage.run()
    #expect(stage.rows.prefix(2) == ["A", "0.0"])
    list.setFolded(true, section: 0)
    #expect(!list.isFolded(0))
    stage.click(at: 0)
    stage.press(KeyPress(.left), KeyPress(.up))
    #expect(list.highlightedSection == nil)
    #expect((list.children.first as? ListNote)?.isOpen == nil)
  }

  @Test(arguments: RandomWalks.seeds(20))
  func `random keys and collapses keep one visible highlight`(seed: UInt64) {
    rows.sections = [(nil, 2), ("A", 3), ("B", 0), ("C", 4), ("D", 1)]
    list.reload()
    stage.run()
    var random = SeededGenerator(seed: seed)
    let keys: [Key] = [.up, .down, .left, .right, .enter, .home, .end, .pageUp, .pageDown]
    for step in 0..<80 {
      let section = Int.random(in: 0..<5, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: list.setFolded(.random(using: &random), section: section)
      case 1: stage.height = .random(in: 1...12, using: &random)
      default: keys.randomElement(using: &random).map { stage.press(KeyPress($0)) }
      }
      stage.run()
      let expected = rows.sections.enumerated().reduce(0) { sum, part in
        sum + (part.element.title == nil ? 0 : 1)
          + (list.isFolded(part.offset) ? 0 : part.element.rows)
      }
      let isHidden = list.highlightedRow.map { list.isFolded($0.section) } ?? false
      let hasOne = (list.highlightedRow == nil) != (list.highlightedSection == nil)
      guard hasOne, !isHidden, list.backend.lineCount == expected, list.focusPart != nil else {
        Issue.record("seed \(seed), step \(step): \(stage.rows), \(list.accessibleValue)")
        return
      }
    }
  }
}
