internal import ScreenKitCore
internal import ScreenKitNav
internal import ScreenKitTesting

/// The screens of a use case in order, with the actions and the data between them.
@MainActor
public struct Storyboard<App: DesignedApp> {
  struct Frame {
    let words: String
    let screen: String
    let passed: [String]
    let sketch: ScreenSketch
  }

  let useCase: UseCase<App>
  private(set) var frames: [Frame] = []
  /// Whether the app was in the state that the use case describes as its end.
  public private(set) var isAtEnd = false

  /// Performs `useCase` on the running app, and sketches the front screen after each step.
  public init(_ useCase: UseCase<App>) async throws {
    self.useCase = useCase
    let stage = try App.makeStage()
    let test = try await useCase.begin(on: stage)
    frames.append(Storyboard.frame("Start", [], test))
    for step in useCase.steps {
      let walk = App.makeWalk()
      try await walk.watch(test, App.graph) { try await step.play(test, stage) }
      frames.append(Storyboard.frame(step.words, walk.news, test))
    }
    isAtEnd = useCase.isAtEnd(test, stage)
  }

  private static func frame(_ words: String, _ passed: [String], _ test: ScreenTest) -> Frame {
    let screen = Array(test.application.root.frontPath).last.map { "\(type(of: $0))" } ?? ""
    let panel = test.application.window.panel == nil ? "" : ", with a notice"
    return Frame(
      words: words, screen: screen + panel, passed: passed, sketch: ScreenSketch.front(of: test))
  }

  /// The frames in rows, with arrows between them.
  var svg: String {
    let (columns, gap, caption) = (3, 40, 66)
    let width = ScreenSketch.size.width + gap
    // Each row is as high as its highest sketch.
    let heights = stride(from: 0, to: frames.count, by: columns).map { start in
      frames[start..<min(start + columns, frames.count)].map(\.sketch.height).max() ?? 0
    }
    let tops = heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 + caption + 20) }
    var shapes: [String] = []
    for (index, frame) in frames.enumerated() {
      let (x, y) = (index % columns * width, tops[index / columns])
      let words = index == 0 ? frame.words : "\(index). \(frame.words)"
      var lines = Svg.lines(of: words, width: ScreenSketch.size.width)
      if !frame.passed.isEmpty { lines.append("passed: " + frame.passed.joined(separator: ", ")) }
      for (number, line) in lines.enumerated() {
        shapes.append(Svg.text(line, x: x, y: y + 14 + number * 16))
      }
      shapes += frame.sketch.group(x: x, y: y + caption)
      if index > 0 {
        let column = index % columns
        let arrowX = column == 0 ? -gap + 6 : x - gap + 6
        shapes.append(Svg.arrow(x: arrowX, y: y + caption + 120, width: gap - 12))
      }
    }
    return Svg.document(
      width: columns * width, height: tops[tops.count - 1], left: gap, shapes)
  }

  /// The steps as a table.
  var table: String {
    let rows = frames.enumerated().map { index, frame in
      let passed = frame.passed.isEmpty ? "" : frame.passed.joined(separator: ", ")
      return "| \(index == 0 ? "" : "\(index)") | \(frame.words) | \(frame.screen) | \(passed) |"
    }
    return "| step | action of the student | screen after the step | passed data |\n"
      + "| --- | --- | --- | --- |\n" + rows.joined(separator: "\n") + "\n"
  }
}

extension NavigationWalk {
  /// The data that newly opened screens received, without the data before.
  fileprivate var news: [String] {
    var news: [String] = []
    for passage in passages.sorted(by: { $0.passed.count > $1.passed.count }) {
      switch passage.way.kind {
      case .tab, .root: continue
      case .push, .replace, .present, .gate:
        for name in passage.passed where !news.contains(name) { news.append(name) }
      }
    }
    return news
  }
}
