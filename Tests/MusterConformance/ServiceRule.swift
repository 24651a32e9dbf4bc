internal import Muster
internal import MusterAPI
public import Testing

/// One thing that every service has to do, whatever is behind it.
public struct ServiceRule: Sendable, CustomTestStringConvertible {
  /// The rule as a sentence.
  public let testDescription: String
  /// Tries the rule in a fresh world.
  public let check: @Sendable (any ServiceWorld) async throws -> Void

  init(_ name: String, _ check: @escaping @Sendable (any ServiceWorld) async throws -> Void) {
    (testDescription, self.check) = (name, check)
  }

  /// All of them.
  public static let all = sessions + announcements + mustering + pages
}

/// Expects that `body` fails with just this error.
func expect(
  _ expected: ServiceError, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async {
  await #expect(throws: expected, sourceLocation: sourceLocation) { try await body() }
}
