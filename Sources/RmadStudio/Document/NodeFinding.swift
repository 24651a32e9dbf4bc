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

  /// Returns the check with the mistakes of another reader, such as a server's, which this one did
  /// not find.
  public func adding(_ others: [NodeFinding]) -> StudioCheck {
    let known = Set(findings.map { Mistake($0) })
    var check = self
    check.findings += others.filter { !known.contains(Mistake($0)) }
    return check
  }

  /// The part of a finding by which two readers mean the same mistake.
  private struct Mistake: Hashable {
    let path: NodePath
    let property: String?
    let message: String

    init(_ finding: NodeFinding) {
      path = finding.path
      (property, message) = (finding.finding.property, finding.finding.message)
    }
  }

  /// The findings of the object at `path`.
  public func findings(at path: NodePath) -> [NodeFinding] { findings.filter { $0.path == path } }
}
