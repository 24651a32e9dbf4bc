public import ScreenKitRmad

/// A mistake in a document, with the path of the object.
public struct NodeFinding: Hashable, Sendable {
  /// The path of the object with the mistake.
  public let path: NodePath
  /// The mistake, from the check of descriptions.
  public let finding: Finding

  /// The text of the mistake and its remedy.
  public var message: String {
    finding.message + (finding.suggestion.map { "; \($0)" } ?? "")
  }
}

/// The result of checking a document: the app that it describes, and its mistakes.
public struct StudioCheck: Hashable, Sendable {
  /// The app as read leniently; `nil` if the document describes none.
  public let description: AppDescription?
  /// The mistakes found by strict reading, in the order of the text.
  public private(set) var findings: [NodeFinding]

  /// Checks `document`.
  public init(_ document: StudioDocument) {
    let text = document.text
    description = AppDescription.read(text, tolerance: .lenient).description
    let places = NodePlaces(text)
    findings = AppDescription.read(text, tolerance: .strict).findings.map {
      NodeFinding(path: places.path(at: $0.position) ?? .root, finding: $0)
    }
  }

  /// Returns the check with additional mistakes that another reader found, such as a server.
  public func adding(_ others: [NodeFinding]) -> StudioCheck {
    let known = Set(findings.map { Mistake($0) })
    var check = self
    check.findings += others.filter { !known.contains(Mistake($0)) }
    return check
  }

  /// The part of a finding that is equal for the same mistake found by two readers.
  private struct Mistake: Hashable {
    let path: NodePath
    let property: String?
    let message: String

    init(_ finding: NodeFinding) {
      path = finding.path
      (property, message) = (finding.finding.property, finding.finding.message)
    }
  }

  /// Returns the findings of the object at `path`.
  public func findings(at path: NodePath) -> [NodeFinding] { findings.filter { $0.path == path } }
}
