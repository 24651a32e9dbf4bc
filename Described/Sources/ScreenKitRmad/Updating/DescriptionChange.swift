/// The differences between two versions of a description, for restoring the user's place.
///
/// Two controllers are the same if they have the same type and the same id of the first component.
/// Without ids, they are the same at the same index. Components are the same if they have the same
/// id.
public struct DescriptionChange: Hashable, Sendable {
  /// The status of a controller or component in a change.
  public enum Status: String, CaseIterable, Sendable {
    /// The properties and parts are equal.
    case same
    /// The properties or parts differ.
    case changed
    /// The object is only in the new version.
    case added
    /// The object is only in the old version.
    case removed
  }

  /// Whether the properties of the app itself differ, such as its default font.
  public let changesApp: Bool
  /// The components that differ between the versions, by id.
  public private(set) var components: [Int: Status] = [:]
  /// The paths of the controllers that are only in the new version.
  public private(set) var addedControllers: Set<[Int]> = []
  /// The new path of each remaining controller, by its old path.
  private var paths: [[Int]: [Int]] = [:]
  /// The status of each controller of the old version, by its old path.
  private var statuses: [[Int]: Status] = [:]

  /// Compares two versions.
  public init(from old: AppDescription, to new: AppDescription) {
    changesApp = Self.withoutVersion(old.properties) != Self.withoutVersion(new.properties)
    compare(old.controllers, at: [], with: new.controllers, at: [])
    var (before, after): ([Int: ComponentDescription], [Int: ComponentDescription]) = ([:], [:])
    Self.collect(old.controllers, in: &before)
    Self.collect(new.controllers, in: &after)
    for (id, component) in before {
      guard let other = after[id] else {
        components[id] = .removed
        continue
      }
      if !component.hasSameContent(as: other) { components[id] = .changed }
    }
    for id in after.keys where before[id] == nil { components[id] = .added }
  }

  /// Whether the two versions have no differences.
  public var isEmpty: Bool {
    !changesApp && components.isEmpty && addedControllers.isEmpty
      && statuses.values.allSatisfy { $0 == .same } && paths.allSatisfy { $0 == $1 }
  }

  /// Returns the status of the controller at a path of the old version.
  public func status(of path: [Int]) -> Status { statuses[path] ?? .removed }

  /// Returns the new path of the controller at a path of the old version; `nil` if it was removed.
  public func path(of old: [Int]) -> [Int]? { paths[old] }

  /// Returns the new path of the controller at a path of the old version.
  ///
  /// If it was removed, this is the path of the nearest remaining controller around it; empty
  /// without one.
  public func nearestPath(to old: [Int]) -> [Int] {
    var outer = old
    while !outer.isEmpty {
      if let path = paths[outer] { return path }
      outer.removeLast()
    }
    return []
  }

  private mutating func compare(
    _ old: [ControllerDescription], at oldPath: [Int],
    with new: [ControllerDescription], at newPath: [Int]
  ) {
    let pairs = Self.pairs(old, new)
    for (index, controller) in old.enumerated() {
      let path = oldPath + [index]
      guard let other = pairs[index] else {
        remove(controller, at: path)
        continue
      }
      paths[path] = newPath + [other]
      statuses[path] = controller.hasSameContent(as: new[other]) ? .same : .changed
      compare(
        controller.controllers, at: path, with: new[other].controllers, at: newPath + [other])
    }
    let kept = Set(pairs.values)
    for (index, controller) in new.enumerated() where !kept.contains(index) {
      add(controller, at: newPath + [index])
    }
  }

  private mutating func remove(_ controller: ControllerDescription, at path: [Int]) {
    statuses[path] = .removed
    for (index, inner) in controller.controllers.enumerated() { remove(inner, at: path + [index]) }
  }

  private mutating func add(_ controller: ControllerDescription, at path: [Int]) {
    addedControllers.insert(path)
    for (index, inner) in controller.controllers.enumerated() { add(inner, at: path + [index]) }
  }

  /// Returns the index in `new` of each remaining controller in `old`.
  private static func pairs(
    _ old: [ControllerDescription], _ new: [ControllerDescription]
  ) -> [Int: Int] {
    var byID: [Int: Int] = [:]
    for (index, controller) in new.enumerated() {
      if let id = controller.identity, byID[id] == nil { byID[id] = index }
    }
    var (pairs, taken): ([Int: Int], Set<Int>) = ([:], [])
    for (index, controller) in old.enumerated() {
      guard let id = controller.identity, let other = byID[id],
        new[other].type == controller.type, taken.insert(other).inserted
      else { continue }
      pairs[index] = other
    }
    for (index, controller) in old.enumerated() where pairs[index] == nil {
      guard new.indices.contains(index), new[index].type == controller.type,
        taken.insert(index).inserted
      else { continue }
      pairs[index] = index
    }
    return pairs
  }

  private static func withoutVersion(_ properties: PropertyEntries) -> PropertyEntries {
    var properties = properties
    properties.remove("data_version")
    return properties
  }

  private static func collect(
    _ controllers: [ControllerDescription], in found: inout [Int: ComponentDescription]
  ) {
    for controller in controllers {
      collect(controller.components, in: &found)
      collect(controller.controllers, in: &found)
    }
  }

  private static func collect(
    _ components: [ComponentDescription], in found: inout [Int: ComponentDescription]
  ) {
    for component in components {
      if component.id >= 0, found[component.id] == nil { found[component.id] = component }
      collect(component.components, in: &found)
    }
  }
}

extension ControllerDescription {
  /// The id of the first component; `nil` if the description gives it none.
  fileprivate var identity: Int? {
    components.first.flatMap { $0.id >= 0 ? $0.id : nil }
  }

  /// Returns whether properties and components are equal, ignoring the controllers within.
  fileprivate func hasSameContent(as other: ControllerDescription) -> Bool {
    type == other.type && properties == other.properties && components == other.components
  }
}

extension ComponentDescription {
  /// Returns whether the properties are equal and both have the same components.
  fileprivate func hasSameContent(as other: ComponentDescription) -> Bool {
    type == other.type && properties == other.properties
      && components.map(\.id) == other.components.map(\.id)
  }
}
