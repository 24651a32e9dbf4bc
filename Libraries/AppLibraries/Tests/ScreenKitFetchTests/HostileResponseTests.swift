import ScreenKitTestSupport
import Testing

@testable import ScreenKitFetch

@Suite("Responses: hostile")
struct HostileResponseTests {
  private static let limits = FetchLimits(headBytes: 4_096, headLines: 64, bodyBytes: 2_048)

  @Test func `there are more than four thousand of them`() {
    #expect(HostileResponses.all.count > 4_000)
    #expect(Set(HostileResponses.all.map(\.bytes)).count > 3_500)
  }

  @Test func `each ends in content or an error, within its limits`() {
    var endings: [String: Int] = [:]
    for (name, bytes) in HostileResponses.all {
      let reading = Reading(Self.pieces(of: bytes, length: 64), limits: Self.limits)
      endings["\(reading.outcome)".prefix { $0 != "(" }.description, default: 0] += 1
      // The limits are exceeded by at most one piece, since a response is refused then.
      #expect(reading.mostBuffered <= 4_096 + 2_048 + 64, "\(name)")
      #expect(reading.examined <= 3 * min(bytes.count, 4_096 + 20 * 2_048), "\(name)")
      guard case .success(let response) = reading.outcome else { continue }
      #expect((200..<600).contains(response.status), "\(name)")
      #expect(response.body.count <= 2_048, "\(name)")
      #expect(response.fields.count <= 64, "\(name)")
      for text in response.fields.flatMap({ [$0.name, $0.value] }) {
        #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\t" || $0.value == 127 })
      }
    }
    #expect(endings.count == 2, "both content and errors are among them: \(endings)")
  }

  @Test func `any split into pieces gives the same outcome`() {
    for seed in RandomWalks.seeds(3, of: 200) {
      var random = SeededGenerator(seed: seed)
      for (name, bytes) in HostileResponses.all where Int.random(in: 0..<20, using: &random) == 0 {
        let whole = Reading([bytes], limits: Self.limits)
        let parts = Reading(Self.pieces(of: bytes, using: &random), limits: Self.limits)
        #expect(parts.outcome == whole.outcome, "seed \(seed), \(name)")
      }
    }
  }

  @Test func `single bytes give the same outcome as all at once`() {
    for (name, bytes) in CaseSample.every(5, of: HostileResponses.all) where bytes.count < 1_000 {
      let whole = Reading([bytes], limits: Self.limits)
      let parts = Reading(Self.pieces(of: bytes, length: 1), limits: Self.limits)
      #expect(parts.outcome == whole.outcome, "\(name)")
    }
  }

  private static func pieces(of bytes: [UInt8], length: Int) -> [[UInt8]] {
    stride(from: 0, to: bytes.count, by: length).map {
      Array(bytes[$0..<min($0 + length, bytes.count)])
    }
  }

  private static func pieces(
    of bytes: [UInt8], using random: inout SeededGenerator
  ) -> [[UInt8]] {
    var (pieces, rest): ([[UInt8]], ArraySlice<UInt8>) = ([], bytes[...])
    let longest = 1 << Int.random(in: 1...14, using: &random)
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...longest, using: &random))
      pieces.append(Array(piece))
      rest = rest[piece.endIndex...]
    }
    return pieces
  }
}
