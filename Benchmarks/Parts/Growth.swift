import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting

/// The growth of the cost of a change with the size of an app: each size is doubled four times.
///
/// A slope of 0 is a constant cost; at 1 the cost doubles as well.
@MainActor
enum Growth {
  static func run() {
    label("views around a changed label", from: 500) { label, count in
      Column { [label] + (1..<count).map { Label("label \($0)") } }
    }
    label("containers around a changed label", from: 8, wanted: "≤ 1") { label, depth in
      var view: View = label
      for _ in 0..<depth { view = Row { view } }
      return view
    }
    Meter.slope("rows of a list that is moved through", from: 10_000) { count in
      let list = List((0..<count).map { "Row \($0)" })
      let test = ScreenTest(ViewScreen(list))
      var number = 0
      return {
        number += 1
        test.application.run { list.scroll(by: number % 200 < 100 ? 1 : -1) }
      }
    }
    Meter.slope("screens below a pushed one", from: 500) { depth in
      let stack = StackNavigator { LabelScreen(labels: 1) }
      let test = ScreenTest(stack)
      test.application.run { for _ in 1..<depth { stack.push(LabelScreen(labels: 1)) } }
      return {
        test.application.run { stack.push(LabelScreen(labels: 1)) }
        test.application.run { stack.pop() }
      }
    }
    text()
    observers()
  }

  /// Changes a label of constant width within the enclosing views that `make` creates.
  private static func label(
    _ what: String, from start: Int, wanted: String = "≤ 0.1", _ make: (Label, Int) -> View
  ) {
    Meter.slope(what, from: start, wanted: wanted) { count in
      let label = Label("0")
      let test = ScreenTest(ViewScreen(make(label, count)))
      var number = 0
      return {
        number += 1
        test.application.run { label.text = "\(number % 10)" }
      }
    }
  }

  private static func text() {
    Meter.slope("lines of a text that is typed into", from: 1000) { count in
      let lines = Array(repeating: "a line of text", count: count).joined(separator: "\n")
      let view = TextView(lines)
      let test = ScreenTest(ViewScreen(view))
      // The length of the line stays the same.
      return {
        test.type("x")
        test.application.run { _ = try view.handle(.key(KeyPress(.backspace))) }
      }
    }
  }

  private static func observers() {
    Meter.slope("observers of a written property", from: 100, wanted: "≤ 1") { count in
      let gauge = Gauge()
      var sum = 0
      let tokens = (0..<count).map { _ in gauge.observe(\.value) { sum &+= $0.new } }
      return {
        gauge.value &+= 1
        withExtendedLifetime(tokens) {}
      }
    }
  }

  private final class Gauge: Model {
    @Observed var value = 0
  }
}
