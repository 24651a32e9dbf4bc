import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Slider", .leakFree, .proves("F-054"))
struct SliderTests {
  private let slider = Slider(0...100, step: 5, value: 50)
  private let log = Log<Double>()

  init() {
    slider.onChange = { [log] in log.write($0) }
    slider.didLayOut(.init(track: 1..<12))
  }

  @Test(
    .proves("F-060"),
    arguments: [
      (Key.left, 45.0), (.right, 55), (.pageUp, 60), (.pageDown, 40), (.home, 0), (.end, 100),
    ])
  func `keys move it by a step, a tenth, or to an end`(key: Key, value: Double) throws {
    #expect(try slider.handle(.key(KeyPress(key))))
    #expect(slider.value == value)
    #expect(log.entries == [value])
  }

  @Test func `a repeated key moves it up to the end`() throws {
    slider.value = 95
    for _ in 0..<3 { #expect(try slider.handle(.key(KeyPress(.right, phase: .repeat)))) }
    #expect(slider.value == 100)
    #expect(log.entries == [100])
  }

  @Test(arguments: [
    KeyPress(.up), KeyPress(.down), KeyPress("x"), KeyPress(.left, .shift),
    KeyPress(.left, phase: .up), KeyPress(.enter),
  ])
  func `other keys are not handled`(key: KeyPress) throws {
    #expect(try !slider.handle(.key(key)))
    #expect(log.isEmpty)
  }

  @Test(arguments: [(1, 0.0), (11, 100), (6, 50), (7, 60), (0, 0), (-9, 0), (12, 100), (99, 100)])
  func `a press moves it to the pointer`(x: Int, value: Double) throws {
    #expect(try point(.down(.left), x: x))
    #expect(slider.value == value)
  }

  @Test func `dragging moves it along, also beyond its ends`() throws {
    try point(.down(.left), x: 6)
    try point(.drag(.left), x: 8, inside: false)
    try point(.drag(.left), x: 40, inside: false)
    try point(.up(.left), x: 40, inside: false)
    #expect(log.entries == [70, 100])
  }

  @Test func `padding moves the track with the content`() throws {
    slider.layout.padding = .init(horizontal: 3)
    try point(.down(.left), x: 4)
    #expect(slider.value == 0)
    try point(.down(.left), x: 14)
    #expect(slider.value == 100)
  }

  @Test func `a press without a layout or length does nothing`() throws {
    for track in [0..<0, 0..<1] {
      slider.didLayOut(.init(track: track))
      #expect(try point(.down(.left), x: 0))
      #expect(slider.value == 50)
    }
  }

  @Test func `the wheel moves it only with the focus`() throws {
    #expect(try !point(.scroll(x: 0, y: 1), x: 3))
    let (slider, application) = focused()
    let surface = SurfacePoint(x: 0, y: 0)
    for (scroll, value) in [((0, -1), 55.0), ((0, 2), 45), ((3, 0), 60), ((-1, 0), 55)] {
      let input = PointerInput(
        action: .scroll(x: scroll.0, y: scroll.1), location: surface, isInside: true,
        modifiers: [])
      #expect(try slider.handle(.pointer(input)))
      #expect(slider.value == value)
    }
    application.quit()
  }

  @Test func `other buttons and mere movement are ignored`() throws {
    for action in [PointerEvent.Action.down(.right), .drag(.middle), .up(.right), .move] {
      #expect(try !point(action, x: 3))
    }
    #expect(log.isEmpty)
  }

  @Test func `a disabled one does not move`() throws {
    slider.isEnabled = false
    #expect(try !slider.handle(.key(KeyPress(.right))))
    #expect(try !point(.down(.left), x: 3))
    try slider.setByUser(70)
    #expect(slider.value == 50)
  }

  @Test func `a value set in code is rounded, without a report`() {
    let backing = RecordingBacking(slider)
    slider.value = 61
    slider.value = 59
    #expect(slider.value == 60)
    #expect(backing.take() == [.appearance])
    #expect(log.isEmpty)
  }

  @Test func `another scale adapts the value`() {
    slider.scale = ValueScale(0...30, step: 20)
    #expect(slider.value == 20)
    #expect(slider.fraction == 2.0 / 3)
  }

  @Test func `a range of one value keeps it`() throws {
    let slider = Slider(3...3)
    for key in [Key.left, .right, .home, .end, .pageUp] {
      #expect(try slider.handle(.key(KeyPress(key))))
    }
    #expect(slider.value == 3 && slider.fraction == 0)
  }

  @Test(.proves("F-105"))
  func `its value is saved and restored into its range`() {
    #expect(slider.savedState == .double(50))
    slider.restore(.double(1000))
    #expect(slider.value == 100)
    slider.restore(.int(3))
    #expect(slider.value == 100)
  }

  @Test func `its accessible value is in figures or the app's words`() {
    slider.accessibleName = "Volume"
    #expect(slider.role == .slider)
    #expect(slider.accessibleText == "Volume")
    #expect(slider.accessibleValue == "50")
    slider.describe = { "\(Int($0)) percent" }
    #expect(slider.accessibleValue == "50 percent")
  }

  /// Returns a slider with the focus, which needs an application.
  private func focused() -> (Slider, Application) {
    final class Screen: Controller {
      let slider = Slider(0...100, step: 5, value: 50)
      override func makeView() -> View { slider }
    }
    let screen = Screen()
    let application = Application(root: screen, surface: NullSurface(), clock: ManualClock())
    application.start()
    return (screen.slider, application)
  }

  @discardableResult
  private func point(_ action: PointerEvent.Action, x: Int, inside: Bool = true) throws -> Bool {
    try slider.handle(
      .pointer(
        PointerInput(
          action: action, location: SurfacePoint(x: x, y: 0), isInside: inside, modifiers: [])))
  }
}
