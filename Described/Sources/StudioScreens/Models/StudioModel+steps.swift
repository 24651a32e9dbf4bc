public import ScreenKitRmad

// The steps of the studio's commands, which change the selected object.
extension StudioModel {
  /// The name of the selected object for authors.
  public var selectionTitle: String { document.title(of: selection) }

  /// The kinds of objects that ``add(_:)`` can add at the selection.
  public var additions: [NewObject] {
    document.additions(in: document.container(for: selection))
  }

  /// Adds an object to the selected one, or to the nearest object around it that accepts it.
  public func add(_ kind: NewObject) {
    guard let added = document.adding(kind, in: document.container(for: selection)) else { return }
    edit("Add \(kind.title.lowercased())", added.document, select: added.path)
  }

  /// Removes the selected object, and selects the one before it or around it.
  public func remove() {
    guard let step = selection.steps.last, let parent = selection.parent else { return }
    let new = document.removing(selection)
    let next = step.index > 0 ? selection.sibling(step.index - 1) : parent
    edit("Delete \(selectionTitle)", new, select: next)
  }

  /// Adds a copy after the selected object.
  public func duplicate() {
    guard let copy = document.duplicating(selection) else { return }
    edit("Duplicate \(selectionTitle)", copy.document, select: copy.path)
  }

  /// Moves the selected object by `distance` among its siblings.
  public func moveInList(by distance: Int) {
    guard let moved = document.moving(selection, by: distance) else { return }
    edit("Move \(selectionTitle)", moved.document, select: moved.path)
  }

  /// Sets the frame of the selected component; successive moves and resizes are one step.
  public func setFrame(_ frame: StudioFrame) {
    let isMove = document.frame(at: selection).map { old in
      (old.width, old.height) == (frame.width, frame.height)
    }
    let name = isMove == true ? "Move" : "Resize"
    edit(
      "\(name) \(selectionTitle)", document.settingFrame(frame, at: selection),
      merging: "\(name) \(selection.text)")
  }

  /// Sets a property of the selected object; successive changes of one property are one step.
  public func set(_ property: Property, to value: DocumentValue?) {
    var document = document
    // Another spelling of the property would contradict the value.
    for alias in property.aliases { document = document.setting(alias, nil, at: selection) }
    edit(
      "Set \(property.key)", document.setting(property.key, value, at: selection),
      merging: "Set \(property.key) \(selection.text)")
  }

  /// Sets the data of the selected component to `path`, as one step.
  ///
  /// - Parameters:
  ///   - path: A path in a feed.
  ///   - binding: The source and the type that the component needs for the path.
  func setPath(_ path: String, _ binding: DataBinding) {
    var document = document.setting("data", .string(path), at: selection)
    let old = document[selection]
    let (source, type) = (binding.source.rawValue, binding.type.rawValue)
    if old?["data_source"]?.text != source, !(old?["data_source"] == nil && source == "data_array")
    {
      document = document.setting("data_source", .string(source), at: selection)
    }
    if old?["data_type"]?.text != type {
      document = document.setting("data_type", .string(type), at: selection)
    }
    edit("Choose path", document)
  }
}
