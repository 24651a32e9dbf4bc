public import ScreenKitRmad

/// The JSON of a described app during editing, which may contain mistakes.
///
/// Edits keep members that the reader does not support.
public struct StudioDocument: Hashable, Sendable {
  /// The outermost object.
  public internal(set) var root: DocumentValue

  /// Creates a document of `root`.
  public init(_ root: DocumentValue) { self.root = root }

  /// Reads a document from the JSON text `text`.
  ///
  /// - Throws: A ``DocumentError`` if `text` is not JSON, or not an object.
  public init(json text: String) throws(DocumentError) {
    let root = try DocumentValue(json: text)
    guard case .object = root else {
      throw DocumentError(line: 1, column: 1, reason: "a description is an object")
    }
    self.init(root)
  }

  /// The document as a JSON text.
  public var text: String { root.prettyText }

  // MARK: Objects

  /// The object at `path`; `nil` if there is none.
  public subscript(path: NodePath) -> DocumentValue? {
    var value = root
    for step in path.steps {
      guard case .array(let elements)? = value[step.list], elements.indices.contains(step.index)
      else { return nil }
      value = elements[step.index]
    }
    return value
  }

  /// Returns the paths of the controllers and components directly in the object at `path`.
  ///
  /// The components come first, since the bar and the view of a controller precede its controllers.
  public func children(of path: NodePath) -> [NodePath] {
    guard let value = self[path] else { return [] }
    return value.elements("components").indices.map { path.appending(.component($0)) }
      + value.elements("controllers").indices.map { path.appending(.controller($0)) }
  }

  /// The paths of all objects; each precedes the paths of the objects within it.
  public var allPaths: [NodePath] {
    var (found, waiting) = ([NodePath](), [NodePath.root])
    while let path = waiting.popLast() {
      found.append(path)
      waiting += children(of: path).reversed()
    }
    return found
  }

  /// The path of the first page; `nil` if there is none.
  public var firstPage: NodePath? { allPaths.first { controllerType(at: $0) == .view } }

  /// Returns the type of the component at `path`; `nil` for other objects and unknown types.
  public func componentType(at path: NodePath) -> ComponentType? {
    guard case .component? = path.steps.last else { return nil }
    return self[path]?["component_type"]?.text.flatMap(StudioNames.componentType)
  }

  /// Returns the type of the controller at `path`; `nil` for other objects and unknown types.
  public func controllerType(at path: NodePath) -> ControllerType? {
    guard case .controller? = path.steps.last else { return nil }
    return self[path]?["controller_type"]?.text.flatMap(StudioNames.controllerType)
  }

  /// Returns the kind of the object at `path` in the table of properties.
  public func owner(at path: NodePath) -> Property.Owner? {
    switch path.steps.last {
    case nil: .root
    case .controller?: .controller
    case .component?: componentType(at: path).map { .component($0) }
    }
  }

  /// Returns the path of the component with `id`; `nil` if there is none.
  public func path(ofComponent id: Int) -> NodePath? {
    allPaths.first { path in
      guard case .component? = path.steps.last else { return false }
      return self[path]?["id"]?.whole == id
    }
  }

  /// The id for a new component, one more than the largest id.
  public var freshID: Int {
    var largest = 0
    for path in allPaths {
      if let id = self[path]?["id"]?.whole, id < Int(Int32.max) { largest = max(largest, id) }
    }
    return largest + 1
  }

  // MARK: Changes of objects

  /// Changes the object at `path` by `body`; does nothing if there is none.
  mutating func change(_ path: NodePath, _ body: (inout DocumentValue) -> Void) {
    root.change(path.steps[...], body)
  }
}

extension DocumentValue {
  /// Returns the elements of the list `name`; empty if there is no list.
  func elements(_ name: String) -> [DocumentValue] {
    if case .array(let elements)? = self[name] { return elements }
    return []
  }

  fileprivate mutating func change(
    _ steps: ArraySlice<NodePath.Step>, _ body: (inout DocumentValue) -> Void
  ) {
    guard let step = steps.first else { return body(&self) }
    var elements = elements(step.list)
    guard elements.indices.contains(step.index) else { return }
    elements[step.index].change(steps.dropFirst(), body)
    self[step.list] = .array(elements)
  }
}
