import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting

/// W9 and W10: driving screens, and going from one to another.
@MainActor
enum Screens {
  static func run() async {
    await press()
    for depth in [1, 10_000] { visit(depth) }
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
    // The first ones warm the caches.
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
    Meter.time(what, 500, wanted: "≤ 20000") { count in
      for _ in 0..<count {
        test.application.run { stack.push(LabelScreen(labels: 10)) }
        test.application.run { stack.pop() }
      }
    }
  }
}

/// A screen of some labels, of which a key counts up the first.
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
