import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Values encoded to saved state")
struct StateEncoderTests {
  private enum Kind: String, Codable { case first, second }

  private enum Shape: Codable, Equatable {
    case point
    case circle(radius: Double)
    case named(String, Int?)
  }

  private struct Everything: Codable, Equatable {
    var flag = true
    var small: Int8 = -3
    var large = UInt64(7)
    var ratio = 0.5
    var single: Float = 1.25
    var text = "grüße"
    var missing: Int?
    var kind = Kind.second
    var list = [1, 2, 3]
    var gaps: [Int?] = [1, nil, 3]
    var names = ["a": [Shape.point], "b": [.circle(radius: 2), .named("x", nil)]]
    var numbers = [1: "one", 2: "two"]
    var empty: [String] = []
  }

  @Test func `is decoded unchanged`() throws {
    let value = Everything()
    #expect(try SavedState.Value(encoding: value).decoded(as: Everything.self) == value)
  }

  @Test func `single values and lists are decoded too`() throws {
    #expect(try SavedState.Value(encoding: 3).decoded(as: Int.self) == 3)
    #expect(try SavedState.Value(encoding: Int?.none).decoded(as: Int?.self) == nil)
    #expect(try SavedState.Value(encoding: [[1], []]).decoded(as: [[Int]].self) == [[1], []])
    #expect(try SavedState.Value(encoding: 3).decoded(as: Double.self) == 3)
  }

  @Test func `a number out of range is an error both ways`() throws {
    #expect(throws: EncodingError.self) { try SavedState.Value(encoding: UInt64.max) }
    #expect(throws: DecodingError.self) { try SavedState.Value.int(300).decoded(as: UInt8.self) }
  }

  @Test(arguments: [
    SavedState.Value.null, .bool(true), .int(1), .string("x"), .list([]), .state(SavedState()),
  ])
  func `another type is an error, never a trap`(value: SavedState.Value) {
    #expect(throws: DecodingError.self) { try value.decoded(as: Everything.self) }
    #expect(throws: DecodingError.self) {
      try value.decoded(as: [Everything].self).first ?? refuse()
    }
  }

  @Test func `values within values keep their size`() throws {
    struct Nested: Encodable { let inner: SavedState.Value }
    var value = SavedState.Value.int(1)
    for _ in 0..<20 { value = try SavedState.Value(encoding: Nested(inner: value)) }
    var depth = 0
    while case .state(let state) = value, let inner = state["inner"] {
      (value, depth) = (inner, depth + 1)
    }
    #expect(depth == 20)
    #expect(value == .int(1))
  }

  @Test func `a nested value is decoded unchanged`() throws {
    struct Pair: Codable, Equatable { var value: SavedState.Value, state: SavedState }
    var state = SavedState()
    state["list"] = .list([.double(1), .null, .bool(false)])
    let pair = Pair(value: .state(state), state: state)
    #expect(try SavedState.Value(encoding: pair).decoded(as: Pair.self) == pair)
  }

  @Test func `more than a hundred levels are an error, never a trap`() {
    struct Chain: Encodable {
      let rest: Int
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        if rest > 0 { try container.encode(Chain(rest: rest - 1)) }
      }
    }
    #expect(throws: Never.self) { try SavedState.Value(encoding: Chain(rest: 90)) }
    #expect(throws: EncodingError.self) { try SavedState.Value(encoding: Chain(rest: 100_000)) }
  }

  private func refuse() throws -> Everything {
    throw DecodingError.valueNotFound(
      Everything.self, .init(codingPath: [], debugDescription: "the list was empty"))
  }
}
