import ScreenKitCore

/// The operations on split views in a random tree.
extension TreeProgram {
  mutating func panes(_ depth: Int) -> View {
    let panes = (0..<2 + random.below(3)).map { _ in tree(depth: depth - 1) }
    return Split(
      random.pick([.horizontal, .vertical]),
      growing: random.oneIn(2) ? random.below(panes.count) : nil
    ) { panes }
  }

  mutating func change(_ split: Split) {
    let index = random.below(split.panes.count)
    switch random.below(4) {
    case 0: split.shownPane = index
    case 1: split.setPane(tree(depth: 1), at: index)
    default: split.setSize(random.oneIn(4) ? nil : random.below(30), ofPane: index)
    }
  }
}
