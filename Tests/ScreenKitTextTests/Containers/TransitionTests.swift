import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Transitions between screens", .proves("F-134", "F-139"), .leakFree)
struct TransitionTests {
  private let frame = StackFrame()
  private let clock = ManualClock()
  private let stage: Stage

  init() {
    frame.show(Button("One"), depth: 1)
    stage = Stage(frame, columns: 20, rows: 3, .terminal, clock: clock)
  }

  /// Shows another screen, and returns its first column in each frame from then on.
  private func columns(slide: Bool, depth: Int) -> [Int] {
    stage.application.window.transition = slide ? .slide : .none
    // The label is as wide as the screen, so that each step changes cells.
    let wide = Label(String(repeating: "x", count: 20))
    stage.change { frame.show(wide, depth: depth) }
    var columns = [column]
    var frames = stage.frames.count
    for _ in 0..<20 {
      clock.advance(by: .milliseconds(30))
      #expect(stage.isTruthful)
      if stage.frames.count > frames { columns.append(column) }
      frames = stage.frames.count
    }
    return columns
  }

  private var column: Int {
    frame.content.flatMap { stage.surface.bounds(of: $0) }?.origin.x ?? .max
  }

  @Test func `by default a screen appears at once, without a timer`() {
    #expect(columns(slide: false, depth: 2) == [0])
    #expect(clock.pendingCount == 0)
  }

  @Test func `with reduced motion the screen appears at once`() {
    stage.application.window.reducesMotion = true
    #expect(columns(slide: true, depth: 2) == [0])
    #expect(clock.pendingCount == 0)
  }

  @Test func `a pushed screen slides in from the right, in four steps`() {
    #expect(columns(slide: true, depth: 2) == [16, 12, 8, 4, 0])
    #expect(clock.pendingCount == 0)
  }

  @Test func `going back it slides in from the left`() {
    #expect(columns(slide: true, depth: 0) == [-16, -12, -8, -4, 0])
  }

  @Test func `a key ends it at once, and has its effect`() {
    let log = PressLog()
    stage.application.window.transition = .slide
    let button = Button("Two")
    button.action = { log.count += 1 }
    stage.change { frame.show(button, depth: 2) }
    #expect(column == 16)
    stage.application.dispatch(.key(KeyPress(.enter)))
    #expect(column == 0)
    #expect(log.count == 1)
    let frames = stage.frames.count
    clock.advance(by: .seconds(1))
    #expect(stage.frames.count == frames)
  }

  @Test func `the pointer acts on the final position`() {
    let log = PressLog()
    stage.application.window.transition = .slide
    let button = Button("Two")
    button.action = { log.count += 1 }
    stage.change { frame.show(button, depth: 2) }
    let place = SurfacePoint(x: 2, y: 1)
    stage.application.dispatch(
      .pointer(PointerEvent(.down(.left), at: place)),
      .pointer(PointerEvent(.up(.left), at: place)))
    #expect(log.count == 1)
  }
}

@MainActor
private final class PressLog {
  var count = 0
}
