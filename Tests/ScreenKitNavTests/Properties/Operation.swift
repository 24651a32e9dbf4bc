import ScreenKitTestSupport

/// An operation of a random walk; a value, so that a walk can be shrunk.
struct Operation: Hashable, CustomStringConvertible {
  enum Kind: CaseIterable {
    case push, pushAlways, pushUpdate, pushUpTo, pushDirect, pushAbove, pushTabs, pop, popTwo,
      popTo, popToRoot
    case replace, set, remove, bringToFront
    case select, addTab, removeTab, moveTab, badge
    case showDetail, pushDetail, askInDetail, activateSide, fitSides
    case present, presentTabs, dismiss, dismissAny, close, goBack
    case ask, askOver, askAndWait, finish
    case openLink
    case guardNo, guardYes, guardAsk, guardSave, decideYes, decideNo
    case pushGated, presentGated, addGatedTab, setGated, openGate, closeGate, pass
    case background, foreground, lowMemory, relaunch, kill
  }

  let kind: Kind
  /// A number that selects a screen, page, tab or style.
  let number: Int
  /// Whether the operation is performed in the next lifecycle call rather than at once.
  let isInside: Bool

  var description: String { "\(kind)(\(number))\(isInside ? " inside" : "")" }

  init(_ kind: Kind, using random: inout SeededGenerator) {
    self.kind = kind
    number = Int.random(in: 0..<12, using: &random)
    isInside =
      kind != .relaunch && kind != .kill && Int.random(in: 0..<4, using: &random) == 0
  }

  /// Returns the walk of `seed`, with about half of all kinds of operations, since fewer kinds
  /// interact more often.
  static func walk(seed: UInt64) -> [Operation] {
    var random = SeededGenerator(seed: seed)
    let kinds = Kind.allCases.filter { _ in Bool.random(using: &random) }
    return (0..<Int.random(in: 4...16, using: &random)).map { _ in
      Operation(kinds.randomElement(using: &random) ?? .push, using: &random)
    }
  }

  /// Finds a shorter walk that still fails, by omitting ever smaller parts.
  @MainActor
  static func shrink(
    _ walk: [Operation], _ fails: @MainActor ([Operation]) async -> Bool
  ) async -> [Operation] {
    var (walk, size) = (walk, max(1, walk.count / 2))
    while true {
      var start = 0
      while start < walk.count {
        var shorter = walk
        shorter.removeSubrange(start..<min(start + size, walk.count))
        if await fails(shorter) { walk = shorter } else { start += size }
      }
      if size == 1 { return walk }
      size /= 2
    }
  }
}
