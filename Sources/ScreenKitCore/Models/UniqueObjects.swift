/// A list of distinct objects in order of arrival.
struct UniqueObjects<Object: AnyObject> {
  private(set) var objects: [Object] = []
  /// The same objects as a set, once they are too many for a linear search.
  private var known: Set<ObjectIdentifier> = []
  /// The number of comparisons so far, for tests of the cost.
  private(set) var work = 0

  /// Adds `object` if it is new.
  mutating func insert(_ object: Object) {
    if objects.count < 16 {
      work += objects.count
      if objects.contains(where: { $0 === object }) { return }
    } else {
      if known.isEmpty { known = Set(objects.map { ObjectIdentifier($0) }) }
      work += 1
      if !known.insert(ObjectIdentifier(object)).inserted { return }
    }
    objects.append(object)
  }
}
