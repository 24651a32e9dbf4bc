import AllocationCount
import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting

/// The figures W9 and W10: driving screens, and transitions from one screen to another.
@MainActor
enum Screens {
  static func run() async {
    await press()
    for depth in [1, 10_000] { visit(depth) }
  }

  /// Writes the allocations of a push and a pop, and returns whether they are within the limit.
  ///
  /// A third of the allocations belongs to the screen itself, its views and the nodes that show
  /// them.
  static func count() -> Bool {
    let stack = StackNavigator { LabelScreen(labels: 10) }
    let test = ScreenTest(stack)
    let (rounds, limit) = (200, 60.0)
    visit(stack, test, rounds)
    let before = allocationCount()
    visit(stack, test, rounds)
    let each = Double(allocationCount() - before) / Double(rounds)
    Meter.write("allocations for a push and a pop", "each", [each], wanted: "≤ \(Int(limit))")
    return each <= limit
  }

  private static func press() async {
    let test = ScreenTest(LabelScreen(labels: 50))
    var samples: [Double] = []
    for _ in 0..<8 {
      let start = Meter.now
      for _ in 0..<500 {
        test.type("+")
        await test.settle()
        precondition(!test.screen.isEmpty)
      }
      samples.append(Double(Meter.now - start) / 500)
    }
    // The first runs warm the caches.
    let what = "W9 a key, settled, and the screen of 50 views read"
    Meter.write(what, "µs", samples.dropFirst().map { $0 / 1000 }, wanted: "≤ 50")
  }

  private static func visit(_ depth: Int) {
    let stack = StackNavigator { LabelScreen(labels: 10) }
    let test = ScreenTest(stack)
    let before = Memory.used
    test.application.run {
      for _ in 1..<depth { stack.push(LabelScreen(labels: 10)) }
    }
    if depth > 1 {
      let each = Double(Memory.used - before) / Double(depth - 1) / 1024
      Meter.write("memory of a paused screen of 10 views", "KiB", [each])
    }
    let what = "W10 push and pop of a screen of 10 views, \(depth) deep"
    Meter.time(what, 500, wanted: "≤ 20000") { visit(stack, test, $0) }
  }

  private static func visit(_ stack: StackNavigator, _ test: ScreenTest, _ count: Int) {
    for _ in 0..<count {
      test.application.run { stack.push(LabelScreen(labels: 10)) }
      test.application.run { stack.pop() }
    }
  }
}

/// A screen of some labels; a key counts up in the first one.
final class LabelScreen: Controller {
  private let first = Label("0")
  private let labels: [Label]
  private var count = 0

  init(labels count: Int) {
    labels = (1..<count).map { Label("label \($0)") }
    super.init()
  }

  override func makeView() -> View { Column { [first] + labels } }

  override func handle(_ event: Event) throws -> Bool {
    guard case .key(let press) = event, press.key == .character("+") else { return false }
    countUp()
    return true
  }

  func countUp() {
    count += 1
    first.text = "\(count)"
  }
}

/// A screen of one view.
final class ViewScreen: Controller {
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init()
  }

  override func makeView() -> View { content }
}
