import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

private final class Screen: Controller {
  private(set) var calls = 0
  var failure: (any Error)?

  override func timeDidChange() throws {
    calls += 1
    if let failure { throw failure }
  }
}

private struct Failure: Error {}

@MainActor
@Suite(.leakFree) struct TimeChangeTests {
  @Test func `screens are notified of a change of the time`() {
    let screen = Screen()
    let test = ScreenTest(screen)
    #expect(screen.calls == 0)
    test.send(.application(.timeChanged))
    #expect(screen.calls == 1)
  }

  @Test func `screens in the background are notified as well`() {
    let screen = Screen()
    let test = ScreenTest(screen)
    test.send(.application(.enterBackground), .application(.timeChanged))
    #expect(screen.calls == 1)
  }

  @Test func `an error in the notification is reported`() {
    let screen = Screen()
    screen.failure = Failure()
    let test = ScreenTest(screen)
    test.send(.application(.timeChanged))
    #expect(test.application.state == .active)
    #expect(test.screen.contains("Failure"))
  }
}
