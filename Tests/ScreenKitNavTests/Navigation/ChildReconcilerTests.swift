import ScreenKitTestSupport
import Testing

@testable import ScreenKitNav

@Suite("Child reconciler")
struct ChildReconcilerTests {
  typealias State = [(id: Int, presence: ChildPresence)]

  @Test func `equal states need no step`() {
    let state: State = [(0, .kept), (1, .front)]
    #expect(ChildReconciler.steps(from: state, to: state).isEmpty)
  }

  @Test(.proves("F-102"))
  func `another child in front pauses the old one before the new one is created and appears`() {
    let steps = ChildReconciler.steps(from: [(0, .front)], to: [(0, .kept), (1, .front)])
    #expect(steps == [.pause(0), .create(1), .appear(1)])
  }

  @Test(.proves("F-102"))
  func `what is removed is destroyed last, from the top`() {
    let steps = ChildReconciler.steps(
      from: [(0, .kept), (1, .kept), (2, .front)], to: [(0, .front)])
    #expect(steps == [.pause(2), .create(0), .appear(0), .destroy(2), .destroy(1)])
  }

  @Test func `a child that is merely kept is not made`() {
    #expect(ChildReconciler.steps(from: [], to: [(0, .kept)]).isEmpty)
  }

  @Test(.proves("F-096", "F-102"), arguments: 0..<200)
  func `whatever the states, children pause before others appear and nobody is destroyed in front`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let old = randomState(&random), new = randomState(&random)
    let steps = ChildReconciler.steps(from: old, to: new)
    let lastPause = steps.lastIndex { if case .pause = $0 { true } else { false } }
    let firstAppear = steps.firstIndex { if case .appear = $0 { true } else { false } }
    if let lastPause, let firstAppear { #expect(lastPause < firstAppear) }
    for (id, presence) in old where presence == .front {
      let stays = new.contains { $0.id == id && $0.presence == .front }
      #expect(steps.contains(.pause(id)) == !stays)
    }
    for (id, _) in old {
      #expect(steps.contains(.destroy(id)) == !new.contains { $0.id == id })
    }
  }

  private func randomState(_ random: inout SeededGenerator) -> State {
    let ids = (0..<6).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    let front = ids.randomElement(using: &random)
    return ids.map { ($0, $0 == front ? .front : .kept) }
  }
}
