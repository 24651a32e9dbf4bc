import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Layouts from right to left, compared with those from left to right.
@MainActor
@Suite(.leakFree) struct MirroredLayoutTests {
  private static let size = CellSize(columns: 40, rows: 16)

  private final class Screen: Controller {
    let content: View
    init(_ content: View) { self.content = content }
    override func makeView() -> View { content }
  }

  private var arabic: Strings {
    var strings = Strings()
    strings.direction = .rightToLeft
    return strings
  }

  private func show(_ view: View, _ look: Look.Name = .terminal, isMirrored: Bool) -> MirrorStage {
    MirrorStage(
      Screen(view), MirroredLayoutTests.size, look, isMirrored ? arabic : Strings())
  }

  /// Returns the views in reading order whose position a mirrored container sets.
  private func mirrorable(in view: View) -> [View] {
    [view] + (view.mirrorsContent ? view.children.flatMap { mirrorable(in: $0) } : [])
  }

  private func expectMirrored(_ left: View, _ right: View, _ look: Look.Name, _ name: String) {
    let (one, other) = (
      show(left, look, isMirrored: false), show(right, look, isMirrored: true)
    )
    let pairs = zip(mirrorable(in: left), mirrorable(in: right))
    for (view, image) in pairs {
      let (rect, mirror) = (one.bounds(of: view), other.bounds(of: image))
      let wanted = rect.map { rect in
        SurfaceRect(
          x: MirroredLayoutTests.size.columns - rect.origin.x - rect.size.width, y: rect.origin.y,
          width: rect.size.width, height: rect.size.height)
      }
      #expect(mirror == wanted, "\(name), \(look): \(type(of: view))")
    }
    // The hit test finds the same views at the mirror image of each cell.
    let views = Array(pairs)
    for column in 0..<MirroredLayoutTests.size.columns {
      for row in 0..<MirroredLayoutTests.size.rows {
        let place = SurfacePoint(x: column, y: row)
        let mirror = SurfacePoint(x: MirroredLayoutTests.size.columns - 1 - column, y: row)
        guard let hit = one.hit(place), let pair = views.first(where: { $0.0 === hit }),
          hit.mirrorsContent
        else {
          continue
        }
        #expect(other.hit(mirror) === pair.1, "\(name), \(look): \(place)")
      }
    }
  }

  @Test(arguments: Look.Name.allCases)
  func `each view is laid out as the mirror image`(look: Look.Name) {
    let pairs = zip(EveryView.showing("word"), EveryView.showing("word"))
    for (left, right) in pairs { expectMirrored(left.view, right.view, look, left.name) }
  }

  @Test(arguments: RandomWalks.seeds(2))
  func `random trees are laid out as the mirror image`(block: UInt64) {
    for seed in block * 40..<block * 40 + 40 {
      var (program, again) = (TreeProgram(seed: seed), TreeProgram(seed: seed))
      expectMirrored(program.tree(), again.tree(), .terminal, "seed \(seed)")
    }
  }

  @Test func `a part of the screen can have another direction`() {
    let (outer, inner) = (Label("outer"), Label("inner"))
    let part = Row { inner }
    part.layout.direction = .leftToRight
    let test = show(Column(cross: .fill) { [outer, part] }, isMirrored: true)
    #expect(test.screen.split(separator: "\n").first?.hasSuffix("outer") == true)
    #expect(test.bounds(of: inner)?.origin.x == 0)
    test.application.run { part.layout.direction = nil }
    #expect(test.bounds(of: inner)?.origin.x == 35)
    test.application.run { test.application.window.layout.direction = .leftToRight }
    #expect(test.bounds(of: inner)?.origin.x == 0)
    #expect(test.screen.hasPrefix("outer\ninner"))
  }

  @Test func `the start of padding and alignment is on the right`() {
    let label = Label("word")
    label.layout.padding.start = 3
    let test = show(Column { [label] }, isMirrored: true)
    #expect(test.screen.hasPrefix(String(repeating: " ", count: 33) + "word"))
  }

  @Test func `brackets, corners and arrows are mirrored, words are not`() {
    let box = Box("Title", Column { [Button("Save"), Checkbox("Wi-Fi", value: true)] as [View] })
    let lines = show(box, isMirrored: true).screen.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("╭──") == true)
    #expect(lines.first?.hasSuffix(" Title ╮") == true)
    #expect(lines[1].contains("[ Save ] │"))
    #expect(lines[2].contains("Wi-Fi "))
    #expect(lines.last?.hasPrefix("╰──") == true)
  }

  @Test func `arrow keys and pointer move a mirrored slider visually`() {
    let slider = Slider(0...10, step: 1, value: 5)
    let test = show(slider, isMirrored: true)
    test.press(KeyPress(.left))
    #expect(slider.value == 6)
    test.press(KeyPress(.right), KeyPress(.right))
    #expect(slider.value == 4)
    // The track ends at the left edge, at its greatest value.
    test.click(column: 1, row: 0)
    #expect(slider.value == 10)
  }

  @Test func `arrow keys select tabs on their visual side`() {
    let bar = TabBar(["One", "Two", "Three"])
    bar.action = { [unowned bar] in bar.select(bar.requested) }
    let test = show(bar, isMirrored: true)
    test.press(KeyPress(.left))
    #expect(bar.selected == 1)
    test.press(KeyPress(.right))
    #expect(bar.selected == 0)
    test.click(test.bounds(of: bar.children[2]))
    #expect(bar.selected == 2)
  }

  @Test func `edited text keeps left and right`() {
    let field = TextField(text: "abc")
    let test = show(field, isMirrored: true)
    test.press(KeyPress(.home), KeyPress(.right))
    test.type("X")
    #expect(field.value == "aXbc")
  }

  @Test func `each right-to-left frame equals that of a fresh surface`() {
    let list = List((0..<50).map { "row \($0)" })
    let test = show(list, isMirrored: true)
    for _ in 0..<30 {
      test.press(KeyPress(.down))
      let fresh = test.screen
      test.application.run { test.application.window.changed(.structure) }
      #expect(test.screen == fresh)
    }
  }
}

/// A screen whose views report their positions.
@MainActor
private final class MirrorStage {
  let application: Application
  private let surface: TextSurface

  init(_ root: Controller, _ size: CellSize, _ look: Look.Name, _ strings: Strings) {
    surface = TextSurface(size: size, options: TextOptions(look: .named(look)))
    application = Application(
      root: root, surface: surface, clock: ManualClock(), strings: strings)
    application.start()
  }

  var screen: String { surface.snapshot.text }
  func bounds(of view: View) -> SurfaceRect? { surface.bounds(of: view) }
  func hit(_ place: SurfacePoint) -> View? { surface.view(at: place) }
  func press(_ presses: KeyPress...) { for press in presses { application.dispatch(.key(press)) } }

  func type(_ text: String) {
    for character in text { application.dispatch(.key(KeyPress(.character(character)))) }
  }

  func click(column: Int, row: Int) {
    let place = SurfacePoint(x: column, y: row)
    application.dispatch(
      .pointer(PointerEvent(.down(.left), at: place)),
      .pointer(PointerEvent(.up(.left), at: place)))
  }

  func click(_ bounds: SurfaceRect?) {
    guard let bounds else { return }
    click(column: bounds.origin.x + 1, row: bounds.origin.y)
  }

}
