/// The new versions of a description: their source, and a store with the last valid version.
@MainActor
public struct DescriptionUpdates {
  /// The store with the last valid version.
  public let store: DescriptionStore
  let source: any DescriptionSource

  /// Creates updates of `store` from `source`.
  public init(_ store: DescriptionStore, from source: any DescriptionSource) {
    (self.store, self.source) = (store, source)
  }
}
