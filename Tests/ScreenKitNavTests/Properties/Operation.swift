import ScreenKitTestSupport

/// One thing that is done to an app in a random walk; a value, so that a walk can be shrunk.
struct Operation: Hashable, CustomStringConvertible {
  enum Kind: CaseIterable {
    case push, pushAlways, pushUpdate, pushUpTo, pushDirect, pushAbove, pop, popTwo, popTo,
      popToRoot
    case replace, set, remove, bringToFront
    case select, addTab, removeTab, moveTab, badge
    case present, dismiss, dismissAny, close, finish, goBack
    case background, foreground, lowMemory, relaunch
  }

  let kind: Kind
  /// Which screen, page, tab or style is meant, by whatever number fits.
  let number: Int
  /// Whether it is done in the next call of a screen's life rather than at once.
  let isInside: Bool

  var description: String { "\(kind)(\(number))\(isInside ? " inside" : "")" }

  init(using random: inout SeededGenerator) {
    kind = Kind.allCases.randomElement(using: &random) ?? .push
    number = Int.random(in: 0..<12, using: &random)
    isInside = kind != .relaunch && Int.random(in: 0..<4, using: &random) == 0
  }

  static func walk(seed: UInt64) -> [Operation] {
    var random = SeededGenerator(seed: seed)
    return (0..<Int.random(in: 4...16, using: &random)).map { _ in Operation(using: &random) }
  }

  /// The shortest walk found that still fails, by leaving out ever smaller parts.
  @MainActor
  static func shrink(
    _ walk: [Operation], _ fails: @MainActor ([Operation]) -> Bool
  ) -> [Operation] {
    var (walk, size) = (walk, max(1, walk.count / 2))
    while true {
      var start = 0
      while start < walk.count {
        var shorter = walk
        shorter.removeSubrange(start..<min(start + size, walk.count))
        if fails(shorter) { walk = shorter } else { start += size }
      }
      if size == 1 { return walk }
      size /= 2
    }
  }
}
