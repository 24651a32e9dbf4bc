import ScreenKitTestSupport
import Testing

@testable import ScreenKitNav

@Suite("Child reconciler")
struct ChildReconcilerTests {
  typealias State = [(Int, ChildPresence)]

  private func steps(from old: State, to new: State) -> [ChildStep] {
    ChildReconciler.steps(from: old.map(standing), to: new.map(standing))
  }

  private func standing(_ id: Int, _ presence: ChildPresence) -> Standing {
    Standing(id: EntryID(id), presence: presence)
  }

  @Test func `equal states need no step`() {
    let state: State = [(0, .kept), (1, .front)]
    #expect(steps(from: state, to: state).isEmpty)
  }

  @Test(.proves("F-102"))
  func `another child in front pauses the old one before the new one is created and appears`() {
    let steps = steps(from: [(0, .front)], to: [(0, .kept), (1, .front)])
    #expect(steps == [.pause(EntryID(0)), .create(EntryID(1)), .appear(EntryID(1))])
  }

  @Test(.proves("F-102"))
  func `what is removed is destroyed last, from the top`() {
    let steps = steps(
      from: [(0, .kept), (1, .kept), (2, .front)], to: [(0, .front)])
    #expect(
      steps == [
        .pause(EntryID(2)), .create(EntryID(0)), .appear(EntryID(0)), .destroy(EntryID(2)),
        .destroy(EntryID(1)),
      ])
  }

  @Test func `a child that is merely kept is not made`() {
    #expect(steps(from: [], to: [(0, .kept)]).isEmpty)
  }

  @Test func `a child that is partly covered is paused and stays, one that comes is only made`() {
    #expect(
      steps(from: [(0, .front)], to: [(0, .seen), (1, .front)])
        == [.pause(EntryID(0)), .create(EntryID(1)), .appear(EntryID(1))])
    #expect(
      steps(from: [(0, .kept), (1, .front)], to: [(0, .seen), (2, .front)])
        == [
          .pause(EntryID(1)), .create(EntryID(0)), .create(EntryID(2)), .appear(EntryID(2)),
          .destroy(EntryID(1)),
        ])
  }

  @Test(.proves("F-096", "F-102"), arguments: 0..<200)
  func `whatever the states, children pause before others appear and nobody is destroyed in front`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let old = randomState(&random), new = randomState(&random)
    let steps = steps(from: old, to: new)
    let lastPause = steps.lastIndex { if case .pause = $0 { true } else { false } }
    let firstAppear = steps.firstIndex { if case .appear = $0 { true } else { false } }
    if let lastPause, let firstAppear { #expect(lastPause < firstAppear) }
    for (id, presence) in old where presence == .front {
      let stays = new.contains { $0.0 == id && $0.1 == .front }
      #expect(steps.contains(.pause(EntryID(id))) == !stays)
    }
    for (id, _) in old {
      #expect(steps.contains(.destroy(EntryID(id))) == !new.contains { $0.0 == id })
    }
  }

  private func randomState(_ random: inout SeededGenerator) -> State {
    let ids = (0..<6).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    let front = ids.randomElement(using: &random)
    return ids.map { ($0, $0 == front ? .front : .kept) }
  }
}
