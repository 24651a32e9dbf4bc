// Testing is a part of the toolchain, not a package; if it is missing, use `leaks(of:)`.
#if canImport(Testing)
  public import Testing

  /// A trait that fails each test with a leak: a screen, observer, timer or task that outlives its
  /// app.
  public struct LeakFree: TestTrait, SuiteTrait, TestScoping {
    /// Whether the trait applies to every test of a suite; always `true`.
    public var isRecursive: Bool { true }

    /// Runs the test, ends its apps, and records the leaks; called by the testing library.
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
    /// The trait that ends the apps after the test, and fails the test after a leak.
    public static var leakFree: LeakFree { LeakFree() }
  }
#endif
