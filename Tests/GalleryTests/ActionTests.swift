import GalleryExamples
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// Two galleries side by side: one is used by actions, the other by equivalent keys and pointer
/// events.
@MainActor
@Suite("Actions in the gallery")
struct ActionTests {
  @Test(arguments: PageExample.all.map(\.page))
  func `random actions have the effects of keys and the pointer`(page: String) async throws {
    var random = SeededGenerator(seed: 0)
    let twins = await GalleryTwins(page)
    for step in 0..<4 {
      let pairs = ActionPair.all(in: twins.byActions.test.application, using: &random)
      guard let pair = pairs.randomElement(using: &random) else { break }
      try await twins.perform(pair, "step \(step)")
    }
  }

  /// The pages of a plain run, which together perform every kind of action, or all pages.
  nonisolated private static let walked = PageExample.all.map(\.page).filter {
    CaseSample.isWhole || ActionKind.expected[$0] != nil
  }

  /// Performs the pairs of one view of each class.
  @Test(arguments: walked)
  func `every action of a page has the effect of its keys`(page: String) async throws {
    var walk = PageWalk(page: page)
    try await walk.run()
    let missing = ActionKind.expected[page, default: []].subtracting(walk.performed)
    #expect(missing.isEmpty, "\(page)")
  }

  @Test func `every kind of action is expected on a page`() {
    let kinds = ActionKind.expected.values.reduce(into: Set<ActionKind>()) { $0.formUnion($1) }
    #expect(kinds == Set(ActionKind.allCases))
    #expect(Set(ActionKind.expected.keys).isSubset(of: PageExample.all.map(\.page)))
  }
}
