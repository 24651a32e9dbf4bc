internal import ScreenKitJson
public import ScreenKitRmad

/// A mistake in a document, with the object that it is in.
public struct NodeFinding: Hashable, Sendable {
  /// The object.
  public let path: NodePath
  /// The mistake, as the check of descriptions finds it.
  public let finding: Finding

  /// The mistake and its remedy, in words.
  public var message: String {
    finding.message + (finding.suggestion.map { "; \($0)" } ?? "")
  }
}

/// The result of checking a document: the app that it describes, and its mistakes.
public struct StudioCheck: Hashable, Sendable {
  /// The app as a lenient reader sees it; `nil` if there is none.
  public let description: AppDescription?
  /// The mistakes that a strict reader finds, in the order of the text.
  public let findings: [NodeFinding]

  /// Checks `document`.
  public init(_ document: StudioDocument) {
    let text = document.text
    description = AppDescription.read(text, tolerance: .lenient).description
    let places = NodePlaces(text)
    findings = AppDescription.read(text, tolerance: .strict).findings.map {
      NodeFinding(path: places.path(at: $0.position), finding: $0)
    }
  }

  /// The findings of the object at `path`.
  public func findings(at path: NodePath) -> [NodeFinding] { findings.filter { $0.path == path } }
}

/// The objects of a document by the positions of all that is written in them.
private struct NodePlaces {
  private var paths: [JsonPosition: NodePath] = [:]

  init(_ text: String) {
    if let value = try? JsonParser.parse(text) { add(value, .root) }
  }

  func path(at position: SourcePosition) -> NodePath {
    paths[JsonPosition(line: position.line, column: position.column)] ?? .root
  }

  private mutating func add(_ value: JsonValue, _ path: NodePath) {
    paths[value.position] = path
    switch value.kind {
    case .null, .bool, .number, .string: return
    case .array(let elements): for element in elements { add(element, path) }
    case .object(let members):
      for member in members {
        paths[member.position] = path
        guard ["components", "controllers"].contains(member.name),
          case .array(let elements) = member.value.kind
        else {
          add(member.value, path)
          continue
        }
        paths[member.value.position] = path
        let isComponents = member.name == "components"
        for (index, element) in elements.enumerated() {
          add(element, path.appending(isComponents ? .component(index) : .controller(index)))
        }
      }
    }
  }
}
