/// The reader of the helper's message; an incomplete message means a lost connection.
struct HelperResponseReader: ResponseReader {
  /// The space for lengths, names of cases and reasons, in bytes.
  private static let framing = 1 << 16

  private let limits: FetchLimits
  private var bytes: [UInt8] = []
  private var expected: Int?
  private var outcome: Result<FetchResponse, FetchError>?

  init(limits: FetchLimits) { self.limits = limits }

  mutating func read(_ piece: ArraySlice<UInt8>) throws(FetchError) -> FetchResponse? {
    if outcome == nil {
      bytes += piece
      do throws(FetchError) {
        outcome = try parse().map { .success($0) }
      } catch {
        outcome = .failure(error)
      }
      if outcome != nil { bytes = [] }
    }
    return try outcome?.get()
  }

  mutating func end() throws(FetchError) -> FetchResponse {
    guard let outcome else { throw .connectionLost }
    return try outcome.get()
  }

  private mutating func parse() throws(FetchError) -> FetchResponse? {
    if expected == nil, bytes.count >= PartList.lengthSize {
      guard let length = PartList.length(bytes), length <= largest else {
        throw .malformed("the helper's message")
      }
      expected = length
    }
    guard let expected, bytes.count - PartList.lengthSize >= expected else { return nil }
    guard let parts = PartList.decode(bytes.dropFirst(PartList.lengthSize).prefix(expected)) else {
      throw .malformed("the helper's message")
    }
    return try HelperResponse.decode(parts, limits)
  }

  private var largest: Int {
    // Each line of a head is sent with two lengths.
    [limits.bodyBytes, limits.headBytes, limits.headLines &* 2 &* PartList.lengthSize]
      .reduce(Self.framing) {
        let (sum, overflows) = $0.addingReportingOverflow($1)
        return overflows ? .max : sum
      }
  }
}
