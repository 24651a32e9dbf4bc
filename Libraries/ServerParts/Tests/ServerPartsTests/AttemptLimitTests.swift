import Foundation
import Passwords
import Testing

@Suite("The limit of attempts")
struct AttemptLimitTests {
  private var limit = AttemptLimit(capacity: 100)

  /// Returns the number of attempts of a name, out of `count`, that are allowed `seconds` after the
  /// beginning.
  private mutating func allowed(_ name: String, of count: Int, at seconds: Double = 0) -> Int {
    (0..<count).count { _ in limit.begin(name, at: Date(timeIntervalSince1970: seconds)) }
  }

  @Test mutating func `ten attempts of a name are allowed, then one a minute`() {
    #expect(allowed("anna", of: 12) == 10)
    #expect(allowed("ben", of: 12) == 10)
    #expect(allowed("anna", of: 1, at: 59) == 0)
    #expect(allowed("anna", of: 2, at: 61) == 1)
    #expect(allowed("anna", of: 5, at: 181) == 2)
  }

  @Test mutating func `at most ten attempts accumulate in an hour`() {
    #expect(allowed("anna", of: 10) == 10)
    #expect(allowed("anna", of: 20, at: 3_600) == 10)
  }

  @Test mutating func `a right password unlocks the name`() {
    #expect(allowed("anna", of: 10) == 10)
    limit.succeed("anna")
    #expect(limit.count == 0)
    #expect(allowed("anna", of: 12) == 10)
  }

  @Test mutating func `a clock that is set back gives no attempts`() {
    #expect(allowed("anna", of: 10, at: 7_200) == 10)
    #expect(allowed("anna", of: 1, at: 0) == 0)
  }

  @Test mutating func `the older half of the names is removed when it is full`() {
    #expect(allowed("first", of: 10, at: 0) == 10)
    for number in 1...98 {
      #expect(allowed("\(number)", of: 1, at: Double(number) / 1_000) == 1)
    }
    #expect(allowed("last", of: 10, at: 1) == 10)
    #expect(limit.count == 100)
    #expect(allowed("one more", of: 1, at: 1) == 1)
    #expect(limit.count < 60)
    #expect(allowed("last", of: 1, at: 1) == 0)
    #expect(allowed("first", of: 1, at: 1) == 1)
  }

  @Test mutating func `a flood of names keeps at most the allowed number`() {
    for number in 0..<2_000 {
      #expect(allowed("\(number)", of: 1, at: Double(number) / 1_000) == 1)
      #expect(limit.count <= 100)
    }
  }
}
