@testable import WebHost

/// A gate whose decisions a test sets.
actor NamedGate: VisitorGate {
  private var decision = VisitorDecision.admit(user: "anna")
  private var forbidden: Set<String> = []

  func set(_ decision: VisitorDecision) { self.decision = decision }
  func forbid(_ user: String) { forbidden.insert(user) }
  func authenticate(_ request: VisitorRequest) -> VisitorDecision { decision }
  func revalidate(user: String?) -> Bool { user.map { !forbidden.contains($0) } ?? true }
}
