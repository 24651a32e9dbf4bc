import ScreenKitCore

extension NavigationGraph {
  /// The languages in which a graph can be written.
  public enum Language: String, CaseIterable, Sendable {
    /// <https://mermaid.js.org>
    case mermaid
    /// <https://graphviz.org>
    case dot
  }

  /// The graph as a text that tools draw.
  ///
  /// - Parameters:
  ///   - language: The language of the text.
  ///   - withData: Whether the arrows name what is passed, and dashed ones what is answered.
  /// - Returns: The text, which ends with a line end.
  public func text(in language: Language, withData: Bool = false) -> String {
    let arrows = ways.flatMap { way in
      [Arrow(way, withData: withData)] + (withData ? Arrow.answers(of: way) : [])
    }
    let lines =
      switch language {
      case .mermaid:
        ["---", "title: \(Mermaid.quoted(name))", "---", "flowchart TD"]
          + screens.map { "  \(id($0.name))\(Mermaid.shape($0))" }
          + arrows.map {
            "  \(id($0.from)) \($0.isAnswer ? "-.->" : "-->")|\(Mermaid.quoted($0.label))| \(id($0.to))"
          }
      case .dot:
        ["digraph \(Dot.quoted(name)) {", "  node [shape=box];"]
          + screens.map { "  \(id($0.name)) [label=\(Dot.quoted($0.name))\(Dot.shape($0))];" }
          + arrows.map {
            let style = $0.isAnswer ? ", style=dashed" : ""
            return "  \(id($0.from)) -> \(id($0.to)) [label=\(Dot.quoted($0.label))\(style)];"
          } + ["}"]
      }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Types can have names that neither language takes, so screens are numbered.
  private func id(_ name: String) -> String {
    "s\((screens.firstIndex { $0.name == name } ?? 0) + 1)"
  }
}

/// A line of the drawing.
private struct Arrow {
  let from: String
  let to: String
  let label: String
  let isAnswer: Bool

  init(_ way: NavigationGraph.Way, withData: Bool) {
    (from, to, isAnswer) = (way.from, way.to, false)
    let data = withData && !way.passing.isEmpty ? ": " + way.passing.joined(separator: ", ") : ""
    label = Arrow.words(for: way.kind) + data
  }

  private init(answer: String, of way: NavigationGraph.Way) {
    (from, to, label, isAnswer) = (way.to, way.from, answer, true)
  }

  static func answers(of way: NavigationGraph.Way) -> [Arrow] {
    way.returning.isEmpty
      ? [] : [Arrow(answer: way.returning.joined(separator: ", "), of: way)]
  }

  private static func words(for kind: NavigationGraph.Way.Kind) -> String {
    switch kind {
    case .tab(let title): "tab " + title
    case .root: "begins with"
    case .push: "push"
    case .replace: "replace"
    case .present(let style): "present, " + style.rawValue
    case .gate: "lets through"
    }
  }
}

private enum Mermaid {
  static func shape(_ screen: NavigationGraph.Screen) -> String {
    let name = quoted(screen.name)
    return switch screen.kind {
    case .plain: "[\(name)]"
    case .tabs: "[[\(name)]]"
    case .modal: "(\(name))"
    case .gate: "{{\(name)}}"
    }
  }

  /// Characters that could end the text, or mean something in it, are written by their number.
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "#", "&", "<", ">", "`", "\\", ";": "#\(scalar.value);"
      case _ where scalar.properties.generalCategory == .control: " "
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

private enum Dot {
  static func shape(_ screen: NavigationGraph.Screen) -> String {
    switch screen.kind {
    case .plain: ""
    case .tabs: ", shape=tab"
    case .modal: ", style=rounded"
    case .gate: ", shape=hexagon"
    }
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.properties.generalCategory == .control: " "
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
