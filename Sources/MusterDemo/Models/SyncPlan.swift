/// What has to be done to local elements so that they become the remote ones (M-058, M-070).
///
/// It goes by keys and marks alone, such as numbers and hashes, so elements that are as they were
/// are never compared. It serves any pair of a remote list and its local copy.
public struct SyncPlan<Key: Hashable> {
  /// Local elements that are gone remotely.
  public private(set) var removed: Set<Key> = []
  /// Elements on both sides whose marks differ, in the remote order.
  public private(set) var changed: [Key] = []
  /// Remote elements that are not here yet, in the remote order.
  public private(set) var added: [Key] = []

  /// Compares marks by key; `remote` is complete.
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
