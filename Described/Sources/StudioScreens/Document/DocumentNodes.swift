internal import ScreenKitRmad

/// The objects of a document in one list, for comparisons; each precedes the objects within it.
struct DocumentNodes {
  /// A controller, a component or the outermost object.
  struct Node {
    let path: NodePath
    /// The index of the parent; the outermost object is its own parent.
    let parent: Int
    let value: DocumentValue
    /// The type as written in the document, without the kind of object.
    let type: String
    let isController: Bool
    /// The number of a component.
    let id: Int?

    /// The list and the type of the object; both are equal for versions of the same object.
    var kind: String { (isController ? "controller " : "component ") + type }
  }

  private(set) var all: [Node] = []
  /// The indices of the objects directly within each object, in order.
  private(set) var children: [[Int]] = []

  init(_ document: StudioDocument) {
    add(document.root, .root, parent: 0, isController: false)
  }

  private mutating func add(
    _ value: DocumentValue, _ path: NodePath, parent: Int, isController: Bool
  ) {
    let index = all.count
    let type = value[isController ? "controller_type" : "component_type"]?.text ?? ""
    all.append(
      Node(
        path: path, parent: parent, value: value, type: type, isController: isController,
        id: isController || index == 0 ? nil : value["id"]?.whole))
    children.append([])
    if index > 0 { children[parent].append(index) }
    for (place, child) in value.elements("components").enumerated() {
      add(child, path.appending(.component(place)), parent: index, isController: false)
    }
    for (place, child) in value.elements("controllers").enumerated() {
      add(child, path.appending(.controller(place)), parent: index, isController: true)
    }
  }

  /// The indices of the components with a unique id, by their ids.
  var uniqueIDs: [Int: Int] {
    var found: [Int: Int] = [:]
    var repeated: Set<Int> = []
    for (index, node) in all.enumerated() {
      guard let id = node.id else { continue }
      if found.updateValue(index, forKey: id) != nil { repeated.insert(id) }
    }
    for id in repeated { found[id] = nil }
    return found
  }
}
