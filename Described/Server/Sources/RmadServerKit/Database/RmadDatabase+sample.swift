public import Foundation
public import Passwords
internal import RmadAPI
internal import ScreenKitRmad

extension RmadDatabase {
  /// The author of the demo, whose password is public.
  public static let demoAuthor = "demo"
  /// The password of the demo's author.
  public static let demoPassword = "demo"

  /// Adds the author of the demo with the sample app, and returns the number of the app.
  public func addSample(
    at date: Date, cost: PasswordHash.Cost = .standard
  ) async throws -> Int {
    try addAuthor(Self.demoAuthor, password: Self.demoPassword, cost: cost)
    guard let app = try await addApp("News", of: Self.demoAuthor),
      let bundle = BundleVersion("1.0")
    else { return 0 }
    _ = try await setDraft(RmadSample.description, of: app.id, if: .none)
    _ = try await publish(RmadSample.description, of: app.id, for: bundle, at: date)
    return app.id
  }
}
