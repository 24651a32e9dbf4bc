import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@Suite struct DescriptionChangeTests {
  private func app(_ text: String) throws -> AppDescription {
    try #require(AppDescription.read(text, tolerance: .lenient).description)
  }

  private func change(_ old: String, _ new: String) throws -> DescriptionChange {
    DescriptionChange(from: try app(old), to: try app(new))
  }

  private func screen(_ id: Int, _ labels: [(id: Int, text: String)] = []) -> String {
    DescriptionText.screen(id, labels)
  }

  @Test func `Another version of the same content changes nothing`() throws {
    let old = DescriptionText.app("1", screen(1, [(2, "a")]))
    let new = DescriptionText.app("2", screen(1, [(2, "a")])).replacingLineEnds
    let change = try change(old, new)
    #expect(change.isEmpty)
    #expect(change.status(of: [0]) == .same)
    #expect(change.path(of: [0]) == [0])
  }

  @Test func `Components are compared by their ids`() throws {
    let change = try change(
      DescriptionText.app("1", screen(1, [(2, "a"), (3, "b"), (4, "c")]), screen(9)),
      DescriptionText.app("2", screen(1, [(2, "a"), (4, "x"), (5, "d")]), screen(9)))
    #expect(change.components == [1: .changed, 3: .removed, 4: .changed, 5: .added])
    #expect(change.status(of: [0]) == .changed)
    #expect(change.status(of: [1]) == .same)
    #expect(!change.isEmpty && !change.changesApp)
  }

  @Test func `A font of the app is a change of the app`() throws {
    let change = try change(
      DescriptionText.app("1", screen(1)), DescriptionText.app("2", font: "times", screen(1)))
    #expect(change.changesApp)
    #expect(change.components.isEmpty)
  }

  @Test func `Controllers keep their positions when others change`() throws {
    let change = try change(
      DescriptionText.app("1", screen(1), screen(2), screen(3)),
      DescriptionText.app("2", screen(4), screen(3), screen(1)))
    #expect(change.path(of: [0]) == [2])
    #expect(change.path(of: [2]) == [1])
    #expect(change.path(of: [1]) == nil)
    #expect(change.status(of: [1]) == .removed)
    #expect(change.addedControllers == [[0]])
    #expect(change.nearestPath(to: [1]) == [])
    #expect(change.nearestPath(to: [2, 0, 1]) == [1])
    #expect(!change.isEmpty)
  }

  @Test func `A controller without a known id is matched by its index`() throws {
    let change = try change(
      DescriptionText.app("1", screen(1), screen(2)), DescriptionText.app("2", screen(1), screen(7))
    )
    #expect(change.path(of: [1]) == [1])
    #expect(change.status(of: [1]) == .changed)
    #expect(change.components == [2: .removed, 7: .added])
  }

  @Test(arguments: RandomWalks.seeds(50))
  func `Every controller of both versions is kept, removed or added`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    func random() -> [Int] {
      Array((1...6).shuffled(using: &numbers).prefix(Int.random(in: 1...6, using: &numbers)))
    }
    func description(_ ids: [Int], _ version: String) throws -> AppDescription {
      let text = DescriptionText.app(version, ids.map { screen($0) }.joined(separator: ","))
      return try app(text)
    }
    let (old, new) = (random(), random())
    let change = DescriptionChange(from: try description(old, "1"), to: try description(new, "2"))
    let kept = old.indices.compactMap { change.path(of: [$0]) }
    #expect(Set(kept).count == kept.count)
    #expect(kept.count + change.addedControllers.count == new.count)
    for (index, id) in old.enumerated() {
      if let other = new.firstIndex(of: id) {
        #expect(change.path(of: [index]) == [other])
        #expect(change.status(of: [index]) == .same)
      } else {
        #expect(
          change.status(of: [index]) == (change.path(of: [index]) == nil ? .removed : .changed))
      }
    }
    let back = DescriptionChange(from: try description(new, "2"), to: try description(old, "1"))
    #expect(change.isEmpty == (old == new))
    #expect(back.isEmpty == change.isEmpty)
  }
}

extension String {
  /// The text with an empty line after each line, so that all positions differ.
  fileprivate var replacingLineEnds: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n\n")
  }
}
