extension AnyKeyPathObservation {
  /// The observed property or path with its model, if its name can be found.
  ///
  /// A key path contains only the names of plain properties. The names of observed properties are
  /// searched among the model's storages, which is slow.
  final var subject: String {
    let model = "\(type(of: path).rootType)"
    let properties = observedProperties
    let names = properties.prefix(3).map { "\(model).\($0)" }.joined(separator: ", ")
    if names.isEmpty { return model }
    let isDirect = lists.count == 1 && lists[0].valueType == type(of: path).valueType
    return isDirect ? names : "a path through \(names)\(properties.count > 3 ? ", …" : "")"
  }

  /// The names of the model's own properties that the path reads.
  private var observedProperties: [String] {
    guard !life.isOver else { return [] }
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: model)
    while let present = mirror {
      for case (let label?, let storage as any ObservedStorage) in present.children {
        guard let list = storage.list, lists.contains(where: { $0 === list }) else { continue }
        names.append(String(label.drop { $0 == "_" }))
      }
      mirror = present.superclassMirror
    }
    return names
  }
}

/// The storage of an observed property, with its type erased.
@MainActor
private protocol ObservedStorage {
  var list: AnyObserverList? { get }
}

extension Observed: ObservedStorage {
  fileprivate var list: AnyObserverList? { observers }
}
