import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitText

/// A generator of random trees of views, with random changes.
@MainActor
struct TreeProgram {
  var random: SeededGenerator
  /// Removed views that are added again later.
  private var parked: [View] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func tree(depth: Int = 3) -> View {
    let view = depth == 0 || random.oneIn(4) ? leaf() : container(depth: depth)
    if random.oneIn(3) { view.layout = constraints() }
    if random.oneIn(8) { view.isHidden = true }
    if random.oneIn(6) { view.style = style() }
    if random.oneIn(10) { view.paint = paint() }
    return view
  }

  private mutating func leaf() -> View {
    switch random.below(12) {
    case 6...8: return valueLeaf()
    case 9...10: return editingLeaf()
    case 0: return Button(random.text(parts: 2))
    case 1: return Spacer(flex: 1 + random.below(3))
    case 2: return ImageView(TreeProgram.pictures)
    case 3: return TabBar((0..<random.below(4)).map { "Tab \($0)" } + [random.text(parts: 2)])
    default:
      let label = Label(random.text())
      label.wraps = random.oneIn(3)
      if random.oneIn(4) { label.link = RandomLink.one }
      return label
    }
  }

  private mutating func container(depth: Int) -> View {
    switch random.below(12) {
    case 11: return panes(depth)
    case 9:
      return Frame(pointsPerUnit: random.pick([nil, nil, TreeProgram.scale])) { children(depth) }
    case 10: return Grid(columns: lanes(), columnSpacing: random.below(3)) { children(depth) }
    case 0...2:
      return Column(spacing: random.below(2), main: alignment(), cross: alignment()) {
        children(depth)
      }
    case 3...4:
      return Row(spacing: random.below(3), main: alignment(), cross: alignment()) {
        children(depth)
      }
    case 5: return Box(random.text(parts: 2), tree(depth: depth - 1))
    case 6: return Overlay(alignment: alignment()) { children(depth) }
    case 7: return Scroll(tree(depth: depth - 1))
    default:
      // The group has no painter, and its children overlap.
      let group = random.oneIn(3) ? Panel(tree(depth: depth - 1)) : View()
      group.setChildren(children(depth))
      return group
    }
  }

  private mutating func children(_ depth: Int) -> [View] {
    (0..<random.below(5)).map { _ in tree(depth: depth - 1) }
  }

  private mutating func alignment() -> Alignment {
    random.pick([.leading, .center, .trailing, .fill])
  }

  private mutating func style() -> ViewStyle {
    ViewStyle(
      tint: random.pick(ViewStyle.Tint.allCases),
      emphasis: random.pick(ViewStyle.Emphasis.allCases))
  }

  private mutating func constraints() -> LayoutConstraints {
    var constraints = LayoutConstraints()
    if random.oneIn(3) { constraints.width = extent() }
    if random.oneIn(3) { constraints.height = extent() }
    if random.oneIn(2) { constraints.flex = random.below(4) }
    if random.oneIn(3) {
      (constraints.x, constraints.y) = (random.below(9) - 3, random.below(5) - 2)
    }
    if random.oneIn(3) {
      constraints.padding = .init(horizontal: random.below(3), vertical: random.below(2))
    }
    return constraints
  }

  private mutating func extent() -> LayoutConstraints.Extent {
    .init(minimum: random.below(6), maximum: random.oneIn(2) ? random.below(12) : nil)
  }

  /// The scale has few points a unit, so that the constraints of most views take several units.
  private static let scale = PointScale(width: 2, height: 2)

  private static let pictures = [
    Picture([.init(.unicode, "╭─╮\n│♥│\n╰─╯"), .init(.ascii, "/\\\n\\/")]),
    Picture([.init(.unicode, "┏━━┓\n┃♥♥┃\n┗━━┛"), .init(.ascii, "<>")]),
  ]
}

extension TreeProgram {
  /// Changes a property of one of the views below `root`.
  mutating func change(below root: View) {
    var views: [View] = []
    root.forEachShown { views.append($0) }
    guard let view = views.isEmpty ? nil : random.pick(views) else { return }
    switch random.below(9) {
    case 8: view.paint = random.oneIn(3) ? nil : paint()
    case 0 where view !== root: view.isHidden.toggle()
    case 1: view.style = style()
    case 2: view.layout = constraints()
    case 3: view.isEnabled.toggle()
    default: changeContent(of: view)
    }
  }

  /// Changes a hidden view or shows it again, or changes one outside of the tree.
  mutating func changeUnseen(below root: View) {
    if let hidden = root.first(where: \.isHidden) {
      if random.oneIn(2) { hidden.isHidden = false } else { changeContent(of: hidden) }
    }
    if let view = parked.popLast() {
      change(below: view)
      if view.parent == nil { parked.append(view) }
    }
  }

  private mutating func changeContent(of view: View) {
    switch view {
    case let frame as Frame where random.oneIn(3):
      frame.pointsPerUnit = frame.pointsPerUnit == nil ? TreeProgram.scale : nil
    case let label as Label: change(label)
    case let split as Split: change(split)
    case is TabItem, is ChoiceItem, is Divider, is SplitDivider, is KeyPadKey, is KeyPad: break
    case let input as TextInput: edit(input)
    case is CompoundButton, is ChoiceControl, is Slider, is ProgressBar, is ActivityIndicator:
      changeValue(of: view)
    case let grid as Grid:
      if random.oneIn(3) { grid.columnSpacing = random.below(3) }
      if random.oneIn(3) { grid.columns.append(GridColumn(alignment: alignment())) }
      changeChildren(of: grid)
    case let button as Button: button.title = random.text(parts: 2)
    case let image as ImageView: image.shown = 1 - image.shown
    case let bar as TabBar: bar.select(random.below(bar.titles.count))
    case let scroll as Scroll: scroll.offset += random.pick([-2, -1, 1, 2, 5])
    case let stack as Stack:
      if random.oneIn(3) { stack.spacing = random.below(3) }
      if random.oneIn(3) { stack.cross = alignment() }
      if random.oneIn(3) { stack.main = alignment() }
      changeChildren(of: stack)
    case let overlay as Overlay:
      overlay.alignment = alignment()
      changeChildren(of: overlay)
    default: changeChildren(of: view)
    }
  }

  private mutating func change(_ label: Label) {
    switch random.below(6) {
    case 0: label.wraps.toggle()
    case 1: label.lineLimit = random.oneIn(3) ? nil : random.below(4)
    case 2: label.alignment = alignment()
    case 3 where random.oneIn(2): label.link = random.pick([nil, RandomLink.one, RandomLink.other])
    default: label.text = random.text()
    }
  }

  private mutating func changeChildren(of view: View) {
    let count = view.children.count
    switch random.below(5) {
    case 0 where count > 0:
      let child = view.children[random.below(count)]
      child.removeFromParent()
      if random.oneIn(2) { parked.append(child) }
    case 1 where count > 1: view.add(view.children[random.below(count)], at: 0)
    case 2: view.setChildren((0..<random.below(3)).map { _ in tree(depth: 1) })
    case 3 where !parked.isEmpty: view.add(parked.removeFirst())
    default: view.add(tree(depth: 1), at: random.below(count + 1))
    }
  }
}
