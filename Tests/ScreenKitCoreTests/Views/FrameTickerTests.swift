import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Animated views", .leakFree, .proves("F-053", "F-055"))
struct FrameTickerTests {
  private let stage = MovingStage()

  @Test func `one timer serves all, and every frame takes its time`() {
    let views = [ActivityIndicator(), ActivityIndicator(), ActivityIndicator()]
    stage.show(views)
    #expect(stage.clock.pendingCount == 1)
    stage.clock.advance(by: .milliseconds(99))
    #expect(views.map(\.frame) == [0, 0, 0])
    stage.clock.advance(by: .milliseconds(1))
    #expect(views.map(\.frame) == [1, 1, 1])
    stage.clock.advance(by: .seconds(1))
    #expect(views.map(\.frame) == [11, 11, 11])
    #expect(stage.clock.pendingCount == 1)
  }

  @Test func `a later one moves in the same frames as others`() {
    let (early, late) = (ActivityIndicator(), ActivityIndicator())
    stage.show([early])
    stage.clock.advance(by: .milliseconds(130))
    stage.show([early, late])
    let before = stage.surface.showCount
    stage.clock.advance(by: .milliseconds(200))
    #expect(stage.surface.showCount == before + 2)
    #expect((early.frame, late.frame) == (3, 2))
  }

  @Test func `a stopped view needs no timer`() {
    stage.show([ProgressBar(0.5), ActivityIndicator(isAnimating: false), Label("Idle")])
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func `it stops when it is hidden, and continues when shown`() {
    let indicator = ActivityIndicator()
    let column = Column { indicator }
    stage.show([column])
    for view in [indicator, column] {
      stage.change { view.isHidden = true }
      #expect(stage.clock.pendingCount == 0)
      stage.change { view.isHidden = false }
      #expect(stage.clock.pendingCount == 1)
    }
  }

  @Test func `it stops when it is removed, and is not retained`() {
    weak var kept: View?
    do {
      let bar = ProgressBar()
      kept = bar
      stage.show([bar])
      #expect(stage.clock.pendingCount == 1)
      stage.show([])
      #expect(stage.clock.pendingCount == 0)
    }
    #expect(kept == nil)
  }

  @Test func `it stops without further frames, and starts with them`() {
    let (bar, indicator) = (ProgressBar(), ActivityIndicator(isAnimating: false))
    stage.show([bar, indicator])
    stage.change { bar.fraction = 0 }
    #expect(stage.clock.pendingCount == 0)
    stage.change { indicator.isAnimating = true }
    #expect(stage.clock.pendingCount == 1)
  }

  @Test func `it stops in the background, and continues after`() {
    let indicator = ActivityIndicator()
    stage.show([indicator])
    stage.application.dispatch(.application(.enterBackground))
    #expect(stage.clock.pendingCount == 0)
    stage.clock.advance(by: .seconds(5))
    #expect(indicator.frame == 0)
    stage.surface.isDrawing = false
    stage.application.dispatch(.application(.enterForeground))
    #expect(stage.clock.pendingCount == 1)
    stage.clock.advance(by: .milliseconds(100))
    #expect(indicator.frame == 1)
  }

  @Test func `it stops while its screen is paused, even if visible`() {
    let (inside, outside) = (ActivityIndicator(), ActivityIndicator())
    let child = MovingStage.Screen()
    child.content.setChildren([inside])
    stage.show([outside], front: child)
    stage.clock.advance(by: .milliseconds(100))
    #expect((inside.frame, outside.frame) == (1, 1))
    stage.change { child.pauseTree(in: stage.application) }
    stage.clock.advance(by: .milliseconds(200))
    #expect((inside.frame, outside.frame) == (1, 3))
    stage.change { outside.isAnimating = false }
    #expect(stage.clock.pendingCount == 0)
    stage.change { child.appearTree(in: stage.application) }
    stage.clock.advance(by: .milliseconds(100))
    #expect((inside.frame, outside.frame) == (2, 3))
  }

  @Test func `a view that is not drawn is no longer asked`() {
    let indicator = ActivityIndicator()
    stage.show([indicator])
    stage.surface.isDrawing = false
    stage.clock.advance(by: .seconds(1))
    #expect(indicator.frame == 1)
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func `no timer outlives the app`() {
    stage.show([ActivityIndicator()])
    stage.application.dispatch(.application(.terminate))
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func `views with frames of different length share the timer`() {
    let (quick, slow) = (Blinker(.milliseconds(100)), Blinker(.milliseconds(250)))
    stage.show([quick, slow])
    #expect(stage.clock.pendingCount == 1)
    stage.clock.advance(by: .milliseconds(260))
    #expect((quick.frame, slow.frame) == (2, 1))
    stage.clock.advance(by: .milliseconds(740))
    #expect((quick.frame, slow.frame) == (10, 4))
    stage.change { quick.isHidden = true }
    #expect(stage.clock.nextDeadline == ClockInstant(sinceStart: .milliseconds(1250)))
  }

  @Test func `frames are never shorter than a hundredth of a second`() {
    let blinker = Blinker(.zero)
    stage.show([blinker])
    stage.clock.advance(by: .milliseconds(50))
    #expect(blinker.frame == 5)
  }

  @Test func `another turn does not change the times of frames`() {
    let indicator = ActivityIndicator()
    stage.show([indicator])
    for _ in 0..<10 {
      stage.clock.advance(by: .milliseconds(30))
      stage.change {}
    }
    #expect(indicator.frame == 3)
  }

  private final class Blinker: View {
    private let length: Duration
    private(set) var frame = 0

    init(_ length: Duration) { self.length = length }

    override var frameInterval: Duration? { length }
    override func showNextFrame() { frame += 1 }
  }
}
