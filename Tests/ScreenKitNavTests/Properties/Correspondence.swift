import ScreenKitNav

/// The open requests for results in a random walk, and the expected results (R10).
///
/// It is a value, so that the walk can drop the changes of a killed process after its last save.
struct Correspondence {
  private struct Question {
    let asker: EntryID
    /// Whether a task awaits the result, rather than the entry.
    let isAwaited: Bool
    /// The entry that owes the result; `nil` until it is known.
    var entry: EntryID?
    var isAnswered = false
    var isClosed = false
    /// Whether a guard answered the question and then agreed, so that the result must arrive.
    var isSaved = false
  }

  private var questions: [Question] = []
  private var cancelled: [EntryID: Int] = [:]
  private(set) var failures: [String] = []

  /// Returns the number of a new question of `asker`, which is also its result.
  mutating func ask(_ asker: EntryID, isAwaited: Bool) -> Int {
    questions.append(Question(asker: asker, isAwaited: isAwaited))
    return questions.count - 1
  }

  /// Records that `entry` owes the result of question `number`.
  mutating func open(_ number: Int, at entry: EntryID) {
    if questions.indices.contains(number) { questions[number].entry = entry }
  }

  /// Records that question `number` may be answered from now on.
  mutating func answer(_ number: Int) {
    if questions.indices.contains(number) { questions[number].isAnswered = true }
  }

  /// Records that the screen of question `number` is removed with its result.
  mutating func save(_ number: Int) {
    if questions.indices.contains(number) { questions[number].isSaved = true }
  }

  /// Records that the entry `asker` received `answer`.
  mutating func deliver(_ answer: Int?, to asker: EntryID) {
    guard let answer else { return cancelled[asker, default: 0] += 1 }
    guard questions.indices.contains(answer), !questions[answer].isAwaited else {
      return failures.append("R10: \(answer) was not asked")
    }
    let question = questions[answer]
    if question.asker != asker { failures.append("R10: \(answer) came to \(asker)") }
    if !question.isAnswered { failures.append("R10: \(answer) came without being given") }
    if question.isClosed { failures.append("R10: \(answer) came twice") }
    questions[answer].isClosed = true
  }

  /// Records that the task that awaited question `number` continues with `answer`.
  mutating func wake(_ number: Int, with answer: Int?) {
    guard questions.indices.contains(number) else { return }
    if answer == nil, questions[number].isSaved {
      failures.append("R10: the saved answer \(number) is lost")
    }
    if let answer, answer != number || !questions[number].isAnswered {
      failures.append("R10: the task that asked \(number) has \(answer)")
    }
    if questions[number].isClosed {
      failures.append("R10: the task that asked \(number) woke twice")
    }
    questions[number].isClosed = true
  }

  /// Removes the tasks, which do not outlive their process.
  mutating func loseTasks() {
    for index in questions.indices where questions[index].isAwaited {
      questions[index].isClosed = true
    }
  }

  /// Checks that each front screen of `askers` has received all results of its closed questions,
  /// and no others.
  ///
  /// A question is closed if its entry is not among `existing`.
  mutating func check(_ askers: [EntryID], existing: Set<EntryID>) {
    for asker in askers {
      let gone = questions.filter {
        $0.asker == asker && !($0.entry.map(existing.contains) ?? true) && !$0.isClosed
      }
      if let lost = gone.first(where: \.isAwaited) {
        failures.append("R10: a task waits for \(lost.entry.map { "\($0)" } ?? ""), which is gone")
      }
      if let lost = gone.first(where: \.isSaved) {
        failures.append("R10: the saved answer of \(lost.entry.map { "\($0)" } ?? "") is lost")
      }
      let silent = gone.count { !$0.isAwaited }
      let calls = cancelled[asker, default: 0]
      if silent != calls {
        failures.append("R10: \(silent) questions of \(asker) are gone, of \(calls) it was told")
      }
    }
  }
}
