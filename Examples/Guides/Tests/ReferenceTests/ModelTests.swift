import ScreenKitCore
import ScreenKitTesting
import Testing

private final class Thermometer: Model {
  @Observed var degrees = 20
}

/// A log of observers that set each other endlessly; a debug build stops there, a release build
/// continues.
private final class LoopLog: ApplicationDelegate {
  private(set) var lines: [String] = []

  func application(_ application: Application, recoversFrom error: any Error) -> Bool {
    guard let loop = error as? ObservationLoopError else { return false }
    lines.append("\(loop.steps) steps: \(loop.observers.joined(separator: ", "))")
    return true
  }
}

private struct OtherError: Error {}

private final class Home: Controller {
  override func makeView() -> View { Label("Home") }
}

@MainActor
@Suite("Models outside of screens", .leakFree)
struct ModelTests {
  @Test func `a task reads the changes of a model`() async {
    let model = Thermometer()
    let changes: ModelChanges<Int> = model.changes(of: \.degrees, keepingOld: true)
    var iterator: ModelChanges<Int>.AsyncIterator = changes.makeAsyncIterator()
    model.degrees = 21
    model.degrees = 23
    #expect(await iterator.next()?.new == 21)
    #expect(await iterator.next()?.new == 23)
  }

  @Test func `a delegate decides which errors the app survives`() {
    let log = LoopLog()
    let test = ScreenTest(Home())
    #expect(!log.application(test.application, recoversFrom: OtherError()))
    #expect(log.lines == [])
  }
}
