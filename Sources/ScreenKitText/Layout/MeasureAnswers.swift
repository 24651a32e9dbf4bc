/// The sizes returned by a view for the proposals since the last change of its content.
struct MeasureAnswers {
  struct Answer {
    let proposal: CellSize
    let size: CellSize

    func isAnswer(to other: CellSize) -> Bool {
      proposal == other || (proposal.covers(other) && other.covers(size))
    }
  }

  /// The maximum number of sizes kept.
  ///
  /// A layout measures a view two or three times; further sizes belong to earlier layouts.
  private static let limit = 8

  private var known = AnswerList()
  /// The sizes from before the content changed, until they are compared with new ones.
  private var expired = AnswerList()
  /// Whether a size was dropped on which a container may still rely.
  private var isIncomplete = false

  /// Returns the size known for `proposal`, or for a larger one if `proposal` can hold that size.
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

  /// Marks all known sizes as expired.
  mutating func expire() {
    if expired.isEmpty {
      // Both lists keep their capacity.
      swap(&expired, &known)
    } else {
      expired.append(known)
      known.removeAll()
    }
  }

  /// Whether there are expired sizes.
  var hasExpired: Bool { !expired.isEmpty }

  /// Removes and returns the last expired size; `nil` if there is none.
  mutating func takeExpired() -> Answer? { expired.popLast() }

  /// Removes all expired sizes, and returns whether some had been dropped because of the limit.
  mutating func forgetExpired() -> Bool {
    defer { isIncomplete = false }
    if hasExpired { expired.removeAll() }
    return isIncomplete
  }
}

/// A list of sizes with inline storage for the first one, since many views are measured only once.
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

  /// Removes all entries, and keeps the capacity.
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
