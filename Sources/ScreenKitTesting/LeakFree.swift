// A part of the toolchain, not a package; where it is missing, `leaks(of:)` serves any test.
#if canImport(Testing)
  public import Testing

  /// Fails each test after which a screen, an observer, a timer or a task is left of its app.
  public struct LeakFree: TestTrait, SuiteTrait, TestScoping {
    /// Every test of a suite is looked after.
    public var isRecursive: Bool { true }

    /// Runs the test, ends its apps, and records what is left; called by the testing library.
    public func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      for leak in try await leaks(of: { try await function() }) {
        Issue.record("\(leak): outlives its app", sourceLocation: test.sourceLocation)
      }
    }
  }

  extension Trait where Self == LeakFree {
    /// Ends the test's apps after it, and fails it if a screen, observer, timer or task is left.
    public static var leakFree: LeakFree { LeakFree() }
  }
#endif
