/// The calls of one navigator in a transition, for its observers.
@MainActor
final class TransitionLog {
  private var steps: [ChildStep] = []
  private let body: @MainActor ([ChildStep]) -> Void

  init(_ body: @escaping @MainActor ([ChildStep]) -> Void) { self.body = body }

  func append(_ step: ChildStep) { steps.append(step) }
  func report() { body(steps) }
}
