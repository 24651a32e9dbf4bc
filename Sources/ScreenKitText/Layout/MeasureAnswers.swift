/// What a view answered to the room that it was offered, since its content last changed.
struct MeasureAnswers {
  typealias Answer = (proposal: CellSize, size: CellSize)

  /// A layout asks two or three times; more are of layouts that are over.
  private static let limit = 8

  private var known: [Answer] = []
  private var expired: [Answer] = []
  /// Whether an answer was dropped on which a container may still rely.
  private var isIncomplete = false

  /// The answer to `proposal`, or to more room of which `proposal` has what was wanted.
  func size(for proposal: CellSize) -> CellSize? {
    known.first { answer in
      answer.proposal == proposal
        || (answer.proposal.covers(proposal) && proposal.covers(answer.size))
    }?.size
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
    expired += known
    known = []
  }

  /// Takes the old answers, or `nil` if there were more of them than are kept.
  mutating func takeExpired() -> [Answer]? {
    defer { (expired, isIncomplete) = ([], false) }
    return isIncomplete ? nil : expired
  }
}

extension CellSize {
  fileprivate func covers(_ other: CellSize) -> Bool {
    columns >= other.columns && rows >= other.rows
  }
}
