import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTesting

/// Layout of many views, of lists, and from documents.
@MainActor
enum Layouts {
  static func labels() {
    for views in [100, 10_000] {
      let screen = LabelScreen(labels: views)
      let test = ScreenTest(screen)
      Meter.time("one changed label among \(views) views, shown", 1000) { count in
        for _ in 0..<count { test.application.run { screen.countUp() } }
      }
    }
  }

  static func steps() {
    for rows in [1000, 1_000_000] {
      let list = List((0..<rows).map { "Row \($0)" })
      let test = ScreenTest(ViewScreen(list))
      Meter.time("a step through a list of \(rows) rows", 1000) { count in
        // The list scrolls back and forth, so that each step scrolls.
        for step in 0..<count {
          test.application.run { list.scroll(by: step % 200 < 100 ? 1 : -1) }
        }
      }
    }
  }

  static func documents() throws {
    let labels = (0..<100).map { #"{"type": "label", "id": "label-\#($0)", "text": "label"}"# }
    let text = #"{"type": "column", "children": [\#(labels.joined(separator: ","))]}"#
    let size = SurfaceSize(width: 80, height: 24)
    _ = try LayoutDocument(text, file: "bench").layout(for: size)
    Meter.time("100 views made from a layout document", 100) { count in
      for _ in 0..<count { _ = try? LayoutDocument(text, file: "bench").layout(for: size) }
    }
  }
}
