/// The changes that turn a local collection into a remote one.
///
/// The plan compares only keys and marks, such as numbers and hashes, never the elements. Both
/// types are generic.
public struct SyncPlan<Key: Hashable> {
  /// The keys of local elements that no longer exist remotely.
  public private(set) var removed: Set<Key> = []
  /// The keys of elements on both sides with different marks, in the remote order.
  public private(set) var changed: [Key] = []
  /// The keys of remote elements that do not exist locally, in the remote order.
  public private(set) var added: [Key] = []

  /// Creates a plan by comparing the marks; `remote` must be complete.
  public init<Mark: Equatable>(local: [Key: Mark], remote: [(key: Key, mark: Mark)]) {
    removed = Set(local.keys)
    for (key, mark) in remote {
      removed.remove(key)
      switch local[key] {
      case nil: added.append(key)
      case mark: break
      default: changed.append(key)
      }
    }
  }
}
