public import ScreenKitCore
internal import ScreenKitNav
internal import ScreenKitTesting

/// A platform-neutral sketch of a screen: boxes and words, made from its views.
///
/// It uses the structure, the texts and the roles of the running app, but neither a look nor the
/// layout of a surface.
@MainActor
public struct ScreenSketch {
  /// The width in pixels, and the height of a sketch with little content.
  static let size = (width: 300, height: 250)

  /// The height in pixels, at which all content is above the tabs.
  private(set) var height = ScreenSketch.size.height

  private let margin = 8
  private let lineHeight = 16
  private var shapes: [String] = []
  private var bottom = 0

  /// Returns the sketch of the front: a dialog over the screen, or the screen.
  static func front(of test: ScreenTest) -> ScreenSketch {
    let window = test.application.window
    let screen = Array(test.application.root.frontPath).last
    var sketch = ScreenSketch(title: screen?.title ?? "", screen?.navigationItem.trailing ?? [])
    if let panel = window.panel { sketch.addPanel(panel) } else { sketch.add(screen?.view) }
    for case let tabs as TabNavigator in test.application.root.frontPath { sketch.add(tabs) }
    return sketch
  }

  /// Creates the sketch of `screen` alone.
  public init(of screen: Controller) {
    self.init(title: screen.title, screen.navigationItem.trailing)
    if let tabs = screen as? TabNavigator {
      shapes.append(Svg.text("the screen of the selected tab", x: 60, y: 130, isFaint: true))
      add(tabs)
    } else {
      add(screen.view)
    }
  }

  private init(title: String, _ buttons: [View]) {
    let width = ScreenSketch.size.width
    shapes = [
      Svg.text(title, x: margin, y: 17, isStrong: true), Svg.line(x: 0, y: 26, width: width),
    ]
    bottom = 34
    var right = width - 4
    for case let button as Button in buttons.reversed() where !button.isHidden {
      let taken = Svg.width(of: button.title) + margin
      right -= taken
      shapes.append(
        Svg.box(
          x: right, y: 3, width: taken, height: 20, isRound: true, isDashed: !button.isEnabled))
      shapes.append(Svg.text(button.title, x: right + margin / 2, y: 17))
      right -= 4
    }
  }

  /// The shapes as a complete SVG document.
  public var svg: String {
    Svg.document(width: ScreenSketch.size.width, height: height, group(x: 0, y: 0))
  }

  /// Returns the shapes, moved to a position in a larger drawing.
  func group(x: Int, y: Int) -> [String] {
    let frame = Svg.box(x: 0, y: 0, width: ScreenSketch.size.width, height: height)
    return ["<g transform=\"translate(\(x) \(y))\">", frame] + shapes + ["</g>"]
  }

  private mutating func add(_ view: View?) {
    guard let view else { return }
    bottom += draw(view, x: margin, y: bottom, width: ScreenSketch.size.width - 2 * margin).height
    height = max(height, bottom + margin)
  }

  private mutating func addPanel(_ panel: View) {
    let (x, y, width) = (30, 60, ScreenSketch.size.width - 60)
    let index = shapes.count
    var height = 0
    if !panel.accessibleText.isEmpty {
      shapes.append(Svg.text(panel.accessibleText, x: x + margin, y: y + 21, isStrong: true))
      height = lineHeight + margin
    }
    height +=
      draw(panel, x: x + margin, y: y + margin + height, width: width - 2 * margin).height
    shapes.insert(Svg.box(x: x, y: y, width: width, height: height + 2 * margin), at: index)
  }

  private mutating func add(_ tabs: TabNavigator) {
    height = max(height, bottom + margin + 26)
    let (y, all) = (height - 26, ScreenSketch.size.width)
    let rest = all - tabs.tabs.map { Svg.width(of: $0.title) }.reduce(0, +)
    let count = tabs.tabs.reduce(0) { $0 + $1.title.count }
    var x = 0
    for (index, tab) in tabs.tabs.enumerated() {
      // Titles that are too long for the width get smaller letters.
      let isSmall = rest < 2 * margin * tabs.tabs.count
      let width =
        isSmall
        ? all * tab.title.count / max(1, count)
        : Svg.width(of: tab.title) + rest / tabs.tabs.count
      shapes.append(Svg.box(x: x, y: y, width: width, height: 26))
      let isSelected = index == tabs.navigation?.selected
      shapes.append(
        Svg.text(
          tab.title, x: x + (isSmall ? 4 : margin), y: y + 17, isStrong: isSelected,
          isSmall: isSmall))
      x += width
    }
  }

  /// Draws `view` with its top left corner at a position, and returns its size.
  private mutating func draw(
    _ view: View, x: Int, y: Int, width: Int
  ) -> (width: Int, height: Int) {
    guard !view.isHidden else { return (0, 0) }
    switch view {
    case let label as Label: return draw(label.text, x: x, y: y, width: width)
    case let field as TextField:
      shapes.append(Svg.box(x: x, y: y + 2, width: width, height: 22))
      let name = field.accessibleText
      let text = field.isEmpty ? name : field.isMasked ? "••••••••" : field.value
      shapes.append(Svg.text(text, x: x + margin, y: y + 18, isFaint: field.isEmpty))
      return (width, 28)
    case let box as Checkbox:
      shapes.append(Svg.box(x: x, y: y + 3, width: 12, height: 12))
      if box.value { shapes.append(Svg.text("×", x: x + 2, y: y + 14)) }
      shapes.append(Svg.text(box.accessibleText, x: x + 20, y: y + 14))
      return (width, 20)
    case let button as Button:
      let taken = Svg.width(of: button.title) + 2 * margin
      shapes.append(
        Svg.box(
          x: x, y: y + 2, width: taken, height: 22, isRound: true,
          isDashed: !button.isEffectivelyEnabled))
      shapes.append(Svg.text(button.title, x: x + margin, y: y + 17))
      return (taken, 28)
    case let indicator as ActivityIndicator:
      shapes.append("<circle cx=\"\(x + 10)\" cy=\"\(y + 13)\" r=\"7\" stroke-dasharray=\"3 3\"/>")
      return (indicator.isAnimating ? 20 : 0, 28)
    case let page as DocumentView:
      return draw(page.document.text, x: x, y: y, width: width)
    default: return drawChildren(of: view, x: x, y: y, width: width)
    }
  }

  private mutating func drawChildren(
    of view: View, x: Int, y: Int, width: Int
  ) -> (width: Int, height: Int) {
    let isAcross = (view as? Stack)?.axis == .horizontal
    var (across, down) = (0, 0)
    for (index, child) in view.children.enumerated() {
      // The labels after a label in one row keep their places at its end.
      let later = isAcross ? view.children[(index + 1)...].compactMap { ($0 as? Label)?.text } : []
      let kept = later.map { Svg.width(of: $0) + margin }.reduce(0, +)
      let used = draw(
        child, x: x + (isAcross ? across : 0), y: y + (isAcross ? 0 : down),
        width: width - (isAcross ? across + kept : 0))
      if isAcross {
        across += used.width == 0 ? 0 : used.width + margin
        down = max(down, used.height)
      } else {
        across = max(across, used.width)
        down += used.height
      }
      if child.role == .row, used.height > 0 {
        shapes.append(Svg.line(x: x, y: y + down + 2, width: width))
        down += 6
      }
    }
    return (across, down)
  }

  private mutating func draw(
    _ text: String, x: Int, y: Int, width: Int
  ) -> (width: Int, height: Int) {
    let lines = Svg.lines(of: text, width: width)
    for (index, line) in lines.enumerated() {
      shapes.append(Svg.text(line, x: x, y: y + 13 + index * lineHeight))
    }
    return (lines.map(Svg.width).max() ?? 0, lines.count * lineHeight)
  }
}
