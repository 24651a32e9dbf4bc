@testable import WebHost

/// A gate that does not decide about its first visitor before a test opens it.
actor HeldGate: VisitorGate {
  private var isOpen = false
  private var held: CheckedContinuation<Void, Never>?
  private var callCount = 0

  func open() {
    isOpen = true
    held?.resume()
  }

  func authenticate(_ request: VisitorRequest) async -> VisitorDecision {
    callCount += 1
    if callCount == 1, !isOpen { await withCheckedContinuation { held = $0 } }
    return .admit(user: nil)
  }

  func revalidate(user: String?) -> Bool { true }
}
