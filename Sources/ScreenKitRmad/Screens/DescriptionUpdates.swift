/// The new versions of a description: where they come from, and the last good one.
@MainActor
public struct DescriptionUpdates {
  /// The last good version.
  public let store: DescriptionStore
  let source: any DescriptionSource

  /// Creates updates of `store` from `source`.
  public init(_ store: DescriptionStore, from source: any DescriptionSource) {
    (self.store, self.source) = (store, source)
  }
}
