import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Progress bar and activity indicator", .proves("F-053", "F-055"))
struct ProgressBarTests {
  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.3, 0.3), (1, 1), (2, 1), (.nan, 0), (.infinity, 1)])
  func `the fraction is between 0 and 1`(wanted: Double, kept: Double) {
    #expect(ProgressBar(wanted).fraction == kept)
  }

  @Test(arguments: [(0.0, 0), (0.29, 29), (0.999, 99), (1.0.nextDown, 99), (1, 100)])
  func `the percentage is whole, and 100 only at the end`(fraction: Double, percent: Int) {
    let bar = ProgressBar(fraction)
    #expect(bar.percent == percent)
    #expect(bar.accessibleValue == "\(percent) %")
  }

  @Test func `without a known amount it moves`() {
    let bar = ProgressBar()
    #expect(bar.percent == nil && bar.frameInterval != nil)
    #expect(bar.accessibleValue == "busy")
    bar.showNextFrame()
    #expect(bar.frame == 1)
    bar.fraction = 0.5
    #expect(bar.frameInterval == nil)
  }

  @Test func `an indicator moves while it is animating`() {
    let indicator = ActivityIndicator()
    #expect(indicator.frameInterval != nil && indicator.accessibleValue == "busy")
    indicator.isAnimating = false
    #expect(indicator.frameInterval == nil && indicator.accessibleValue.isEmpty)
    #expect(ActivityIndicator(isAnimating: false).frameInterval == nil)
  }

  @Test func `a change is reported once, as one of appearance`() {
    let (bar, indicator) = (ProgressBar(0), ActivityIndicator())
    let backings = [bar, indicator].map(RecordingBacking.init)
    bar.fraction = 0.5
    bar.fraction = 0.5
    indicator.isAnimating = false
    indicator.isAnimating = false
    #expect(backings.map { $0.take() } == [[.appearance], [.appearance]])
  }

  @Test func `neither takes the focus or input, and the app names both`() throws {
    for view in [ProgressBar(), ActivityIndicator()] {
      #expect(!view.acceptsFocus && view.role == .progress)
      #expect(try !view.handle(.key(KeyPress(.enter))))
      view.accessibleName = "Sending"
      #expect(view.accessibleText == "Sending")
      #expect(view.savedState == nil)
    }
  }
}
