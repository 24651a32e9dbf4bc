/// Objects in order of arrival, each once.
struct UniqueObjects<Object: AnyObject> {
  private(set) var objects: [Object] = []
  /// The same objects, once they are too many to look through.
  private var known: Set<ObjectIdentifier> = []
  /// How many objects were looked at so far; tests compare it with the arrivals.
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
