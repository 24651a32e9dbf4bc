/// What a view answered to the room that it was offered, since its content last changed.
struct MeasureAnswers {
  typealias Answer = (proposal: CellSize, size: CellSize)

  /// A layout asks two or three times; more are of layouts that are over.
  private static let limit = 8

  private var known: [Answer] = []
  /// What was known before the content changed, while that is not compared yet.
  private var expired: [Answer] = []
  /// Whether an answer was dropped on which a container may still rely.
  private var isIncomplete = false

  /// The answer to `proposal`, or to more room of which `proposal` has what was wanted.
  func size(for proposal: CellSize) -> CellSize? {
    for answer in known
    where answer.proposal == proposal
      || (answer.proposal.covers(proposal) && proposal.covers(answer.size))
    {
      return answer.size
    }
    return nil
  }

  mutating func add(_ size: CellSize, for proposal: CellSize) {
    if known.count == MeasureAnswers.limit {
      known.removeFirst()
      isIncomplete = true
    }
    known.append((proposal, size))
  }

  /// Makes all answers old ones.
  mutating func expire() {
    if expired.isEmpty {
      // Both keep their memory.
      swap(&expired, &known)
    } else {
      expired += known
      known.removeAll(keepingCapacity: true)
    }
  }

  /// The last of the old answers, which is then forgotten; `nil` if there is none.
  mutating func takeExpired() -> Answer? { expired.popLast() }

  /// Forgets all old answers, and says whether there were more of them than are kept.
  mutating func forgetExpired() -> Bool {
    defer { isIncomplete = false }
    expired.removeAll(keepingCapacity: true)
    return isIncomplete
  }
}

extension CellSize {
  fileprivate func covers(_ other: CellSize) -> Bool {
    columns >= other.columns && rows >= other.rows
  }
}
