@testable import ScreenKitText
import Testing

@Suite struct DateJumpTests {
  private static let day = Duration.seconds(86_400)

  @Test func `the first check is no jump`() {
    var jump = DateJump()
    let isJump = jump.isThere(date: Self.day * 20_000, time: .zero)
    #expect(!isJump)
  }

  @Test func `passing time is no jump`() {
    var jump = DateJump()
    for second in 0..<100 {
      let passed = Duration.seconds(second * 1000)
      let isJump = jump.isThere(date: Self.day * 20_000 + passed, time: passed)
      #expect(!isJump)
    }
  }

  @Test(arguments: [Duration.seconds(28_800), .seconds(-28_800), .seconds(1), .seconds(-1)])
  func `a date that changes without time is one jump`(distance: Duration) {
    var jump = DateJump()
    _ = jump.isThere(date: Self.day * 20_000, time: .seconds(5))
    let isJump = jump.isThere(date: Self.day * 20_000 + distance, time: .seconds(5))
    #expect(isJump)
    let isOther = jump.isThere(date: Self.day * 20_000 + distance, time: .seconds(5))
    #expect(!isOther)
  }

  @Test func `a clock corrected in small steps does not jump`() {
    var jump = DateJump()
    for step in 0..<10_000 {
      let isJump = jump.isThere(date: .seconds(step) * 1.0005, time: .seconds(step))
      #expect(!isJump)
    }
  }
}
