/// What a view answered to the room that it was offered, since its content last changed.
struct MeasureAnswers {
  struct Answer {
    let proposal: CellSize
    let size: CellSize

    func isAnswer(to other: CellSize) -> Bool {
      proposal == other || (proposal.covers(other) && other.covers(size))
    }
  }

  /// A layout asks two or three times; more are of layouts that are over.
  private static let limit = 8

  private var known = AnswerList()
  /// What was known before the content changed, while that is not compared yet.
  private var expired = AnswerList()
  /// Whether an answer was dropped on which a container may still rely.
  private var isIncomplete = false

  /// The answer to `proposal`, or to more room of which `proposal` has what was wanted.
  func size(for proposal: CellSize) -> CellSize? {
    if let first = known.first, first.isAnswer(to: proposal) { return first.size }
    for answer in known.others where answer.isAnswer(to: proposal) { return answer.size }
    return nil
  }

  mutating func add(_ size: CellSize, for proposal: CellSize) {
    if known.count == MeasureAnswers.limit {
      known.removeFirst()
      isIncomplete = true
    }
    known.append(Answer(proposal: proposal, size: size))
  }

  /// Makes all answers old ones.
  mutating func expire() {
    if expired.isEmpty {
      // Both keep their memory.
      swap(&expired, &known)
    } else {
      expired.append(known)
      known.removeAll()
    }
  }

  /// Whether there are old answers.
  var hasExpired: Bool { !expired.isEmpty }

  /// The last of the old answers, which is then forgotten; `nil` if there is none.
  mutating func takeExpired() -> Answer? { expired.popLast() }

  /// Forgets all old answers, and says whether there were more of them than are kept.
  mutating func forgetExpired() -> Bool {
    defer { isIncomplete = false }
    if hasExpired { expired.removeAll() }
    return isIncomplete
  }
}

/// Some answers in order; the first has its room right here, since many views are asked only once.
private struct AnswerList {
  private(set) var first: MeasureAnswers.Answer?
  private(set) var others: [MeasureAnswers.Answer] = []

  var isEmpty: Bool { first == nil }
  var count: Int { first == nil ? 0 : others.count + 1 }

  mutating func append(_ answer: MeasureAnswers.Answer) {
    if first == nil { first = answer } else { others.append(answer) }
  }

  mutating func append(_ list: AnswerList) {
    if let first = list.first { append(first) }
    for answer in list.others { append(answer) }
  }

  mutating func removeFirst() { first = others.isEmpty ? nil : others.removeFirst() }

  mutating func popLast() -> MeasureAnswers.Answer? {
    if let last = others.popLast() { return last }
    defer { first = nil }
    return first
  }

  /// Forgets all, and keeps the memory.
  mutating func removeAll() {
    first = nil
    others.removeAll(keepingCapacity: true)
  }
}

extension CellSize {
  fileprivate func covers(_ other: CellSize) -> Bool {
    columns >= other.columns && rows >= other.rows
  }
}
