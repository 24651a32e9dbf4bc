internal import ScreenKitCore

/// The painter of a chart as an SVG drawing, with its description for screen readers.
struct ChartPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "chart", .role: "img"], slots: [3: .rich, 4: .attribute(.ariaLabel)]))
  ]

  func fill(_ view: Chart, _ slots: inout SlotWriter) {
    slots.attribute(4, GroupPainter.words(of: view))
    slots.addClass("spark", if: view.kind == .sparkline)
    let scale = view.scale
    let count = max(1, view.values.count)
    var content = RichContent()
    if view.showsValues, view.kind == .bars {
      ChartPainter.add(view.values.map(view.backend.digits), to: &content)
    }
    content.add(.svg, ChartDrawing.box(width: count * 10)) { drawing in
      for (index, value) in view.values.enumerated() {
        guard let part = scale.fraction(of: value) else { continue }
        let height = Int(part * 100)
        drawing.add(
          .rect,
          [
            .x: "\(index * 10 + 1)", .y: "\(100 - height)", .width: "8",
            .height: "\(max(1, height))",
          ])
      }
    }
    if !view.labels.isEmpty { ChartPainter.add(view.labels, to: &content) }
    slots.rich(3, content)
  }

  /// Adds a row with a text for each bar.
  private static func add(_ texts: [String], to content: inout RichContent) {
    content.add(.span, [.class: "ticks", .ariaHidden: "true"]) { ticks in
      for text in texts { ticks.add(.span) { $0.add(text) } }
    }
  }
}

struct LineChartPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div,
        [.class: "chart lines-of", .role: "img", .tabindex: "0", .keys: "list"],
        slots: [3: .rich, 4: .attribute(.ariaLabel)]))
  ]

  func fill(_ view: LineChart, _ slots: inout SlotWriter) {
    slots.attribute(4, GroupPainter.words(of: view))
    let columns = view.columnsInPage
    var content = RichContent()
    content.add(.svg, ChartDrawing.box(width: (columns - 1) * 10)) { drawing in
      for (series, curve) in zip(view.series, view.backend.curves(columns: columns)) {
        drawing.add(
          .path, [.class: StyledRuns.name(of: series.tint), .d: ChartDrawing.path(curve)])
      }
      if let index = view.highlightedIndex {
        let x = "\(view.backend.column(of: index, columns: columns) * 10)"
        drawing.add(.line, [.class: "cursor", .x1: x, .x2: x, .y1: "0", .y2: "100"])
      }
    }
    content.add(.span, [.class: "key", .ariaHidden: "true"]) { key in
      for series in view.series where !series.name.isEmpty {
        let text = view.highlightedIndex.map { view.reading(of: series, at: $0) } ?? series.name
        key.add(.span, [.class: StyledRuns.name(of: series.tint)]) { $0.add(text) }
      }
    }
    slots.rich(3, content)
  }
}

/// The parts of SVG drawings: the plot is 100 high, and each column is 10 wide.
enum ChartDrawing {
  static func box(width: Int) -> [AttributeName: String] {
    [
      .viewBox: "0 0 \(width) 100", .preserveAspectRatio: "none", .class: "plot",
      .ariaHidden: "true",
    ]
  }

  /// Returns the path of a curve; a new part begins after each gap.
  static func path(_ curve: [ClosedRange<Double>?]) -> String {
    var path = ""
    var isOpen = false
    for (column, range) in curve.enumerated() {
      guard let range else {
        isOpen = false
        continue
      }
      let (low, high) = (100 - Int(range.lowerBound * 100), 100 - Int(range.upperBound * 100))
      path += "\(isOpen ? "L" : "M")\(column * 10) \(low)"
      if high != low { path += "L\(column * 10) \(high)" }
      isOpen = true
    }
    return path
  }
}
