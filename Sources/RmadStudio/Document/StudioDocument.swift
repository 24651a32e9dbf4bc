public import ScreenKitRmad

/// A described app while it is edited: its JSON as a value, also with mistakes in it.
///
/// Edits return no new kinds of values: what the reader does not know, it keeps.
public struct StudioDocument: Hashable, Sendable {
  /// The outermost object.
  public internal(set) var root: DocumentValue

  /// Creates a document of `root`.
  public init(_ root: DocumentValue) { self.root = root }

  /// Reads a document from the JSON text `text`.
  ///
  /// - Throws: A ``DocumentError`` for a text that is no JSON, or no object.
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
  /// The components come first, as a controller's own bar and view come before other controllers.
  public func children(of path: NodePath) -> [NodePath] {
    guard let value = self[path] else { return [] }
    return value.elements("components").indices.map { path.appending(.component($0)) }
      + value.elements("controllers").indices.map { path.appending(.controller($0)) }
  }

  /// The paths of all objects, each before those within it.
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

  /// Returns the type of the component at `path`; `nil` for others, and for unknown types.
  public func componentType(at path: NodePath) -> ComponentType? {
    guard case .component? = path.steps.last else { return nil }
    return self[path]?["component_type"]?.text.flatMap(StudioNames.componentType)
  }

  /// Returns the type of the controller at `path`; `nil` for others, and for unknown types.
  public func controllerType(at path: NodePath) -> ControllerType? {
    guard case .controller? = path.steps.last else { return nil }
    return self[path]?["controller_type"]?.text.flatMap(StudioNames.controllerType)
  }

  /// Returns the owner by which the table of properties knows the object at `path`.
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

  /// The next number that no component has.
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
  /// The elements of the list `name`; none if there is no list.
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
