extension StudioDocument {
  /// Returns the document with the property `key` of the object at `path` set; `nil` removes it.
  public func setting(_ key: String, _ value: DocumentValue?, at path: NodePath) -> StudioDocument {
    var new = self
    new.change(path) { $0[key] = value }
    return new
  }

  /// Returns the document with `object` inserted into the object at `parent`.
  ///
  /// - Parameters:
  ///   - object: A controller or a component.
  ///   - step: The list and the index, which is limited by the length of the list.
  ///   - parent: The path of the object around it.
  /// - Returns: The document and the path of the new object; `nil` if there is no object at `parent`.
  public func inserting(
    _ object: DocumentValue, _ step: NodePath.Step, in parent: NodePath
  ) -> (document: StudioDocument, path: NodePath)? {
    guard case .object? = self[parent] else { return nil }
    var (new, index) = (self, 0)
    new.change(parent) { value in
      var elements = value.elements(step.list)
      index = min(max(0, step.index), elements.count)
      elements.insert(object, at: index)
      value[step.list] = .array(elements)
    }
    let path = parent.appending(step.with(index))
    if case .controller = step {
      new.redirectActions(from: self, in: parent) { $0 < index ? $0 : $0 + 1 }
    }
    return (new, path)
  }

  /// Returns the document without the object at `path` and without the actions that refer to it.
  public func removing(_ path: NodePath) -> StudioDocument {
    guard let parent = path.parent, let step = path.steps.last, self[path] != nil else {
      return self
    }
    var new = self
    new.change(parent) { value in
      var elements = value.elements(step.list)
      elements.remove(at: step.index)
      value[step.list] = .array(elements)
    }
    if case .controller(let index) = step {
      new.redirectActions(from: self, in: parent) { target in
        target == index ? nil : target < index ? target : target - 1
      }
    }
    return new
  }

  /// Returns the document with the object at `path` moved by `distance` among its siblings.
  ///
  /// - Returns: The document and the new path; `nil` if there is no such position.
  public func moving(
    _ path: NodePath, by distance: Int
  ) -> (document: StudioDocument, path: NodePath)? {
    guard let parent = path.parent, let step = path.steps.last, let around = self[parent] else {
      return nil
    }
    let count = around.elements(step.list).count
    let target = step.index + distance
    guard distance != 0, (0..<count).contains(step.index), (0..<count).contains(target) else {
      return nil
    }
    var new = self
    new.change(parent) { value in
      var elements = value.elements(step.list)
      elements.insert(elements.remove(at: step.index), at: target)
      value[step.list] = .array(elements)
    }
    if case .controller(let index) = step {
      var order = Array(0..<count)
      order.insert(order.remove(at: index), at: target)
      new.redirectActions(from: self, in: parent) { order.firstIndex(of: $0) }
    }
    return (new, path.sibling(target))
  }

  /// Returns the document with a copy of the object at `path` after it; the copy has new ids.
  public func duplicating(_ path: NodePath) -> (document: StudioDocument, path: NodePath)? {
    guard let parent = path.parent, let step = path.steps.last, var copy = self[path] else {
      return nil
    }
    copy.renumber(from: freshID)
    guard var result = inserting(copy, step.with(step.index + 1), in: parent) else { return nil }
    // The insertion has changed the actions of the original; the copy gets the same actions.
    guard case .controller = step, var original = result.document[path] else { return result }
    original.renumber(from: freshID)
    let place = result.path
    result.document.change(place) { $0 = original }
    return result
  }
}

extension DocumentValue {
  /// Gives new ids to the object and to all objects in it, and changes the references to them.
  fileprivate mutating func renumber(from first: Int) {
    var numbers: [Int: Int] = [:]
    var next = first
    changeObjects { value in
      guard let id = value["id"]?.whole else { return }
      numbers[id] = next
      value["id"] = .number(Double(next))
      next += 1
    }
    changeObjects { value in
      for key in ["indicator_id", "release_to_refresh_view_id"] {
        if let id = value[key]?.whole, let new = numbers[id] { value[key] = .number(Double(new)) }
      }
    }
  }

  /// Calls `body` with this object and with all controllers and components in it.
  mutating func changeObjects(_ body: (inout DocumentValue) -> Void) {
    body(&self)
    for list in ["components", "controllers"] {
      guard case .array(var elements)? = self[list] else { continue }
      for index in elements.indices { elements[index].changeObjects(body) }
      self[list] = .array(elements)
    }
  }
}
