import GalleryScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// A walk through all pairs of a page, each of them once.
///
/// It begins with the pairs of the page. The pairs of a panel or a popup follow once it is open.
@MainActor
struct PageWalk {
  let page: String
  /// The kinds of the performed actions that were not refused.
  private(set) var performed: Set<ActionKind> = []
  private var done: Set<ActionPair.Name> = []
  /// The pair that opened the present panel or popup.
  private var opener: ActionPair.Name?

  /// The maximum number of steps, far above the number of pairs of any page.
  private static let limit = 2000

  init(page: String) { self.page = page }

  mutating func run() async throws {
    var random = SeededGenerator(seed: 0)
    var twins = await GalleryTwins(page)
    var isFresh = true
    var known: Set<ActionPair.Name> = []
    for step in 0..<PageWalk.limit {
      let pairs = self.pairs(in: twins.byActions, using: &random)
      known.formUnion(pairs.map(\.name))
      let open = pairs.filter { !done.contains($0.name) }
      if let pair = open.first(where: { !$0.mayLeave }) ?? open.first {
        try await perform(pair, in: twins, rest: open, at: step)
        isFresh = twins.byActions.gallery.front?.title != page
      } else if isFresh || known.isSubset(of: done) {
        return
      } else {
        isFresh = true
      }
      // The page was left, or its present state offers no further pair.
      if isFresh {
        twins = await GalleryTwins(page)
        opener = nil
      }
    }
    Issue.record("the walk through \(page) has no end")
  }

  private mutating func perform(
    _ pair: ActionPair, in twins: GalleryTwins, rest: [ActionPair], at step: Int
  ) async throws {
    let window = twins.byActions.test.application.window
    func isInFront() -> Bool { window.panel != nil || window.popup != nil }
    let wasInFront = isInFront()
    done.insert(pair.name)
    if try await twins.perform(pair, "\(page), step \(step)") == nil {
      performed.formUnion(pair.kinds)
    }
    if !wasInFront, isInFront() { opener = pair.name }
    if wasInFront, !isInFront(), let opener {
      // A panel that closed before all its pairs were performed is opened again.
      if rest.contains(where: { !done.contains($0.name) }) { done.remove(opener) }
      self.opener = nil
    }
  }

  /// Returns the pairs of the panel in front, or of the popup and its field, or of the page.
  private func pairs(
    in open: OpenGallery, using random: inout SeededGenerator
  ) -> [ActionPair] {
    let application = open.test.application
    let window = application.window
    let panel: View? = window.panel
    var roots: [View?] = [panel ?? open.gallery.front?.view]
    if let popup = window.popup { roots = [popup, popup.anchor] }
    return ActionPair.all(below: roots.compactMap { $0 }, in: application, using: &random)
  }
}
