import ScreenKitCore
import ScreenKitTesting
import Testing

@testable import GuideSnippets

@MainActor
@Suite("The guide to containers", .leakFree)
struct ContainerTests {
  @Test func `a pager keeps the lifecycle contract`() {
    let check = LifecycleCheck()
    let test = ScreenTest(Pager(), check: check)
    test.press("n")
    #expect(check.violations.isEmpty)
    let steps = check.log.suffix(3).map { $0.split(separator: ".").last }
    #expect(steps == ["pause", "create", "appear"])
    check.checkRest(of: test.application)
    #expect(check.violations.isEmpty)
  }
}
