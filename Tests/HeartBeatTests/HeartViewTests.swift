import HeartBeat
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// The controller alone, without terminal code (C-009).
@MainActor
@Suite("HeartView", .leakFree)
struct HeartViewTests {
  private let clock = ManualClock()
  private let heart: Heart
  private let application: Application
  private let surface = NullSurface()

  init() {
    heart = Heart(clock: clock)
    application = Application(root: HeartView(heart), surface: surface, clock: clock)
    application.start()
  }

  private var picture: ImageView? { application.window.view("heart") as? ImageView }

  @Test(.proves("B-016", "B-023"))
  func `the view hierarchy is one image view at rest`() throws {
    let picture = try #require(picture)
    #expect(picture.shown == 0)
    #expect(picture.pictures.count == 2)
    #expect(application.window.content?.children.count == 1)
  }

  @Test(.proves("B-017", "B-018", "B-028"))
  func `each beat shows the larger heart for 150 milliseconds`() {
    heart.start()
    clock.advance(by: .milliseconds(999))
    #expect(picture?.shown == 0)
    clock.advance(by: .milliseconds(1))
    #expect(picture?.shown == 1)
    clock.advance(by: .milliseconds(149))
    #expect(picture?.shown == 1)
    clock.advance(by: .milliseconds(1))
    #expect(picture?.shown == 0)
  }

  @Test(.proves("B-028"))
  func `at the highest rate a beat shows two fifths of the interval`() {
    heart.heartRate = 220
    heart.start()
    clock.advance(by: heart.interval)
    #expect(picture?.shown == 1)
    clock.advance(by: heart.interval * 0.4)
    #expect(picture?.shown == 0)
  }

  @Test(.proves("B-017", "F-120"))
  func `a changed rate does not show a beat`() {
    heart.heartRate = 61
    #expect(picture?.shown == 0)
    #expect(surface.showCount == 1)
  }

  @Test(.proves("B-018"))
  func `ten minutes are six hundred beats shown and six hundred ended`() {
    heart.start()
    clock.advance(by: .milliseconds(600_150))
    #expect(heart.beatCount == 600)
    #expect(surface.showCount == 1 + 2 * 600)
  }

  @Test(.proves("B-030", "F-094"))
  func `in the background the heart beats on without its picture`() {
    heart.start()
    clock.advance(by: .seconds(1))
    application.dispatch(.application(.enterBackground))
    #expect(picture?.shown == 0)
    clock.advance(by: .seconds(5))
    #expect(heart.beatCount == 6)
    #expect(picture?.shown == 0)
    // Only the heart's own timer remains.
    #expect(clock.pendingCount == 1)
  }

  @Test(.proves("B-017", "F-124"))
  func `nothing remains of a screen that ended`() {
    let weakScreen = { [weak screen = application.root] in screen }
    #expect(weakScreen() != nil)
    #expect(heart.observerCount == 1)
    application.dispatch(.application(.terminate))
    #expect(heart.observerCount == 0)
    #expect(clock.pendingCount == 0)
    #expect(application.root.view == nil)
  }
}
