import ScreenKitCore

extension NavigationGraph {
  /// The languages in which a graph can be written.
  public enum Language: String, CaseIterable, Sendable {
    /// The language of Mermaid, <https://mermaid.js.org>.
    case mermaid
    /// The DOT language of Graphviz, <https://graphviz.org>.
    case dot
  }

  /// Returns the graph as text for drawing tools.
  ///
  /// - Parameters:
  ///   - language: The language of the text.
  ///   - withData: Whether edges show the passed data, and dashed edges show results.
  /// - Returns: The text, which ends with a newline.
  public func text(in language: Language, withData: Bool = false) -> String {
    let arrows = edges.flatMap { edge in
      [Arrow(edge, withData: withData)] + (withData ? Arrow.answers(of: edge) : [])
    }
    let lines =
      switch language {
      case .mermaid:
        ["---", "title: \(Mermaid.quoted(name))", "---", "flowchart TD"]
          + nodes.map { "  \(id($0.name))\(Mermaid.shape($0))" }
          + arrows.map {
            "  \(id($0.from)) \($0.isAnswer ? "-.->" : "-->")|\(Mermaid.quoted($0.label))| \(id($0.to))"
          }
      case .dot:
        ["digraph \(Dot.quoted(name)) {", "  node [shape=box];"]
          + nodes.map { "  \(id($0.name)) [label=\(Dot.quoted($0.name))\(Dot.shape($0))];" }
          + arrows.map {
            let style = $0.isAnswer ? ", style=dashed" : ""
            return "  \(id($0.from)) -> \(id($0.to)) [label=\(Dot.quoted($0.label))\(style)];"
          } + ["}"]
      }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a node's identifier, a number, as type names may be invalid in either language.
  private func id(_ name: String) -> String {
    "s\((nodes.firstIndex { $0.name == name } ?? 0) + 1)"
  }
}

/// An arrow of the drawing.
private struct Arrow {
  let from: String
  let to: String
  let label: String
  let isAnswer: Bool

  init(_ edge: NavigationGraph.Edge, withData: Bool) {
    (from, to, isAnswer) = (edge.from, edge.to, false)
    let data = withData && !edge.passing.isEmpty ? ": " + edge.passing.joined(separator: ", ") : ""
    label = Arrow.words(for: edge.kind) + data
  }

  private init(answer: String, of edge: NavigationGraph.Edge) {
    (from, to, label, isAnswer) = (edge.to, edge.from, answer, true)
  }

  static func answers(of edge: NavigationGraph.Edge) -> [Arrow] {
    edge.returning.isEmpty
      ? [] : [Arrow(answer: edge.returning.joined(separator: ", "), of: edge)]
  }

  private static func words(for kind: NavigationGraph.Edge.Kind) -> String {
    switch kind {
    case .tab(let id): "tab " + id
    case .root: "begins with"
    case .push: "push"
    case .replace: "replace"
    case .present(let style): "present, " + style.rawValue
    case .gate: "lets through"
    }
  }
}

private enum Mermaid {
  static func shape(_ screen: NavigationGraph.Node) -> String {
    let name = quoted(screen.name)
    return switch screen.kind {
    case .plain: "[\(name)]"
    case .tabs: "[[\(name)]]"
    case .modal: "(\(name))"
    case .gate: "{{\(name)}}"
    }
  }

  /// Returns `text` in quotes, with Mermaid's special characters escaped.
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
  static func shape(_ screen: NavigationGraph.Node) -> String {
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
