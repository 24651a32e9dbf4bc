/// Random sequences of operations, each repeatable by its seed; a failing sequence is shrunk.
///
/// ```swift
/// let failure = await RandomWalk.firstFailure(seeds: 0..<200) { random in
///   Operation.allCases.randomElement(using: &random)!
/// } of: { operations in
///   await Walk().failures(of: operations)
/// }
/// #expect(failure == nil)
/// ```
@MainActor
public enum RandomWalk {
  /// A failing sequence.
  public struct Failure<Operation: Sendable>: Sendable, CustomStringConvertible {
    /// The seed of the sequence.
    public let seed: UInt64
    /// The shortest sequence found that still fails.
    public let operations: [Operation]
    /// The failures of ``operations``.
    public let failures: [String]

    /// The seed, the operations and the failures.
    public var description: String {
      let steps = operations.map { "\($0)" }.joined(separator: ", ")
      return "seed \(seed): \(steps): \(failures)"
    }
  }

  /// Tries a sequence for each of `seeds`, and returns the first that fails, shrunk.
  ///
  /// - Parameters:
  ///   - seeds: The seeds; the same seed gives the same sequence.
  ///   - length: The possible numbers of operations in a sequence.
  ///   - operation: Returns a random operation.
  ///   - failures: Performs a sequence from the start, and returns its failures.
  /// - Returns: The failure; `nil` if all sequences succeed.
  public static func firstFailure<Operation: Sendable>(
    seeds: Range<UInt64>, length: ClosedRange<Int> = 4...16,
    operation: (inout SeededRandom) -> Operation,
    of failures: @MainActor ([Operation]) async -> [String]
  ) async -> Failure<Operation>? {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: length, using: &random)
      let operations = (0..<count).map { _ in operation(&random) }
      guard await !failures(operations).isEmpty else { continue }
      let shortest = await shrink(operations) { await !failures($0).isEmpty }
      return Failure(seed: seed, operations: shortest, failures: await failures(shortest))
    }
    return nil
  }

  /// Finds a shorter sequence that still fails, by leaving out ever smaller parts.
  public static func shrink<Operation>(
    _ operations: [Operation], _ fails: @MainActor ([Operation]) async -> Bool
  ) async -> [Operation] {
    var (operations, size) = (operations, max(1, operations.count / 2))
    while true {
      var start = 0
      while start < operations.count {
        var shorter = operations
        shorter.removeSubrange(start..<min(start + size, operations.count))
        if await fails(shorter) { operations = shorter } else { start += size }
      }
      if size == 1 { return operations }
      size /= 2
    }
  }
}

/// Random numbers that a seed determines, so that a failure can be repeated (SplitMix64).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the sequence of `seed`.
  public init(seed: UInt64) { state = seed }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
