import Foundation
import ScreenKitCore
import ScreenKitTestSupport
import Testing

@testable import ScreenKitDocuments

@Suite("Archives as text")
struct ArchiveTextTests {
  private func value(depth: Int, _ random: inout SeededGenerator) -> SavedState.Value {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 7), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .int([.min, -1, 0, 7, .max].randomElement(using: &random) ?? 0)
    case 3: return .double(Double(Int.random(in: -9...9, using: &random)))
    case 4:
      return .double(
        [0.1, -0.0, 1e300, 5e-300, .infinity, -.infinity][Int.random(in: 0..<6, using: &random)])
    case 5, 6: return .string(text(&random))
    case 7: return .list((0..<3).map { _ in value(depth: depth - 1, &random) })
    default: return .state(state(depth: depth - 1, &random))
    }
  }

  private func text(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "\"", "\\", "\n", "\u{0}", "\u{1F}", "é", "👩‍👩‍👧", "\u{2028}", "state", "double",
    ]
    return (0..<Int.random(in: 0...4, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  private func state(depth: Int, _ random: inout SeededGenerator) -> SavedState {
    var state = SavedState()
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      state[text(&random)] = value(depth: depth, &random)
    }
    return state
  }

  private func screen(depth: Int, _ random: inout SeededGenerator) -> ScreenState {
    var screen = ScreenState()
    if .random(using: &random) { screen.own = state(depth: 3, &random) }
    if .random(using: &random) { screen.navigation = state(depth: 3, &random) }
    if .random(using: &random) { screen.title = text(&random) }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      screen.views[text(&random)] = value(depth: 2, &random)
      if depth > 0 { screen.children[text(&random)] = self.screen(depth: depth - 1, &random) }
    }
    return screen
  }

  private func archive(_ random: inout SeededGenerator) -> ScreenArchive {
    let look = Bool.random(using: &random) ? text(&random) : nil
    return ScreenArchive(root: screen(depth: 2, &random), look: look)
  }

  @Test func `any archive is read as written`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let archive = archive(&random)
      let data = Data(ArchiveText(archive).bytes)
      #expect(try StateFile.archive(in: data) == archive, "seed \(seed), round \(round)")
    }
  }

  @Test func `the text equals that of a JSON encoder`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let archive = archive(&random)
      let decoded = try StateFile.archive(in: JSONEncoder().encode(archive))
      #expect(decoded == archive, "seed \(seed), round \(round)")
    }
  }

  @Test func `equal archives are equal texts`() {
    var (first, second) = (SavedState(), SavedState())
    for name in 0..<50 { first["\(name)"] = .int(name) }
    for name in (0..<50).reversed() { second["\(name)"] = .int(name) }
    var (root, other) = (ScreenState(), ScreenState())
    (root.own, other.own) = (first, second)
    #expect(
      ArchiveText(ScreenArchive(root: root)).bytes == ArchiveText(ScreenArchive(root: other)).bytes)
  }

  @Test func `the deepest value that is saved can be read`() throws {
    var value = SavedState.Value.int(1)
    for _ in 0..<SavedState.Value.maximumDepth {
      var state = SavedState()
      state["in"] = value
      value = .state(state)
    }
    var root = ScreenState()
    root.views["deep"] = value
    for _ in 0..<100 {
      var outer = ScreenState()
      outer.children["1"] = root
      root = outer
    }
    let archive = ScreenArchive(root: root)
    #expect(try StateFile.archive(in: Data(ArchiveText(archive).bytes)) == archive)
  }
}
