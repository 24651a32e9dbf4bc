internal import RmadAPI
internal import ScreenKitRmad

extension FindingsMessage {
  /// The maximum number of mistakes to show.
  private static let limit = 1_000

  /// Returns the mistakes with their objects in `document`, which was sent as `text`.
  ///
  /// A server of another version may count positions differently. The mistake then belongs to its
  /// component, or else to the outermost object.
  func nodeFindings(in document: StudioDocument, _ text: String) -> [NodeFinding] {
    let places = NodePlaces(text)
    var components: [Int: NodePath] = [:]
    for path in document.allPaths.reversed() {
      if case .component? = path.steps.last, let id = document[path]?["id"]?.whole {
        components[id] = path
      }
    }
    return findings.prefix(Self.limit).map { entry in
      let position = SourcePosition(line: entry.line, column: entry.column)
      let path = places.path(at: position) ?? entry.id.flatMap { components[$0] } ?? .root
      let finding = Finding(
        Finding.Severity(rawValue: entry.severity) ?? .error, at: position,
        component: entry.component.flatMap { ComponentType(rawValue: $0) }, id: entry.id,
        property: entry.property, message: entry.message, suggestion: entry.suggestion,
        requirements: entry.requirements)
      return NodeFinding(path: path, finding: finding)
    }
  }
}
