/// The explicit levels that the directional controls of a text set (rules X1 to X8).
struct BidiEmbedding {
  private static let deepest: UInt8 = 125

  private struct Status {
    let level: UInt8
    let override: BidiClass?
    let isIsolate: Bool
  }

  private(set) var levels: [UInt8]
  private let isolates: BidiIsolates
  private let original: [BidiClass]
  /// The classes after overrides.
  private(set) var classes: [BidiClass]
  private var stack: [Status]
  /// The counts of isolates and embeddings beyond the maximum depth, and of open isolates.
  private var isolatesTooDeep = 0, embeddingsTooDeep = 0, openIsolates = 0

  init(_ classes: [BidiClass], _ isolates: BidiIsolates, base: UInt8) {
    self.classes = classes
    original = classes
    self.isolates = isolates
    levels = Array(repeating: base, count: classes.count)
    stack = [Status(level: base, override: nil, isIsolate: false)]
    for index in classes.indices { resolve(index) }
  }

  private mutating func resolve(_ index: Int) {
    let status = stack[stack.count - 1]
    switch original[index] {
    case .leftToRightEmbedding: embed(index, isRight: false, nil)
    case .rightToLeftEmbedding: embed(index, isRight: true, nil)
    case .leftToRightOverride: embed(index, isRight: false, .leftToRight)
    case .rightToLeftOverride: embed(index, isRight: true, .rightToLeft)
    case .leftToRightIsolate: isolate(index, isRight: false)
    case .rightToLeftIsolate: isolate(index, isRight: true)
    case .firstStrongIsolate:
      let content = index + 1..<(isolates.partners[index] ?? original.count)
      isolate(index, isRight: isolates.level(of: content, in: original) == 1)
    case .popIsolate:
      closeIsolate()
      set(index, stack[stack.count - 1])
    case .popEmbedding:
      levels[index] = status.level
      closeEmbedding()
    case .boundaryNeutral: levels[index] = status.level
    case .paragraphSeparator: levels[index] = stack[0].level
    default: set(index, status)
    }
  }

  private mutating func set(_ index: Int, _ status: Status) {
    levels[index] = status.level
    if let override = status.override { classes[index] = override }
  }

  private func next(isRight: Bool) -> UInt8? {
    let level = stack[stack.count - 1].level
    let next = isRight ? (level + 1) | 1 : (level + 2) & ~1
    return next <= Self.deepest && isolatesTooDeep == 0 && embeddingsTooDeep == 0 ? next : nil
  }

  private mutating func embed(_ index: Int, isRight: Bool, _ override: BidiClass?) {
    levels[index] = stack[stack.count - 1].level
    if let level = next(isRight: isRight) {
      stack.append(Status(level: level, override: override, isIsolate: false))
    } else if isolatesTooDeep == 0 {
      embeddingsTooDeep += 1
    }
  }

  private mutating func isolate(_ index: Int, isRight: Bool) {
    set(index, stack[stack.count - 1])
    if let level = next(isRight: isRight) {
      openIsolates += 1
      stack.append(Status(level: level, override: nil, isIsolate: true))
    } else {
      isolatesTooDeep += 1
    }
  }

  private mutating func closeIsolate() {
    if isolatesTooDeep > 0 {
      isolatesTooDeep -= 1
    } else if openIsolates > 0 {
      embeddingsTooDeep = 0
      while !stack[stack.count - 1].isIsolate { stack.removeLast() }
      stack.removeLast()
      openIsolates -= 1
    }
  }

  private mutating func closeEmbedding() {
    if isolatesTooDeep > 0 { return }
    if embeddingsTooDeep > 0 {
      embeddingsTooDeep -= 1
    } else if stack.count > 1, !stack[stack.count - 1].isIsolate {
      stack.removeLast()
    }
  }

  /// Returns whether an isolate without an end begins at `place`.
  func isOpenIsolate(_ place: Int) -> Bool {
    original[place].isIsolateInitiator && isolates.partners[place] == nil
  }

  /// Returns whether rule X9 removes the scalar at `place`.
  func isRemoved(_ place: Int) -> Bool { original[place].isRemoved }

  /// Returns the isolating run sequences as indices of scalars, without those that X9 removes
  /// (X10).
  func sequences() -> [[Int]] {
    var runs: [[Int]] = []
    for index in levels.indices where !isRemoved(index) {
      if let last = runs.last?.last, levels[last] == levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    return joined(runs)
  }

  private func joined(_ runs: [[Int]]) -> [[Int]] {
    var sequences: [[Int]] = []
    // The sequences that continue behind an isolate, by the position of the isolate's end.
    var waiting: [Int: Int] = [:]
    for run in runs {
      guard let first = run.first, let last = run.last else { continue }
      let place: Int
      if let known = waiting.removeValue(forKey: first) {
        sequences[known] += run
        place = known
      } else {
        place = sequences.count
        sequences.append(run)
      }
      if let end = isolates.partners[last], end > last { waiting[end] = place }
    }
    return sequences
  }
}
