/// The differences between two documents, for authors.
///
/// The order of properties and the spelling of numbers are ignored.
public struct DocumentDifference: Hashable, Sendable {
  /// The kind of a difference.
  public enum Kind: Hashable, Sendable {
    /// The object is only in the new document, with its content.
    case added
    /// The object is only in the old document, with its content.
    case removed
    /// The object has another position among its siblings, or another parent.
    case moved(from: String, to: String)
    /// A property has another value; `nil` is the absence of a value.
    case changed(property: String, old: DocumentValue?, new: DocumentValue?)
  }

  /// One difference.
  public struct Change: Hashable, Sendable {
    /// The kind of the difference.
    public let kind: Kind
    /// The path in the new document, or in the old document for a removed object.
    public let path: NodePath
    /// The name of the object for authors.
    public let title: String
  }

  /// The differences in the order of the new document; removed objects are last.
  public private(set) var changes: [Change] = []

  /// Compares two documents.
  ///
  /// - Parameters:
  ///   - old: The old document.
  ///   - new: The new document.
  ///   - ignored: The names of properties of the outermost object to ignore.
  public init(
    from old: StudioDocument, to new: StudioDocument, ignoring ignored: Set<String> = []
  ) {
    guard old != new else { return }
    let matching = DocumentMatching(DocumentNodes(old), DocumentNodes(new))
    let shifted = matching.shifted
    for (index, node) in matching.new.all.enumerated() {
      func add(_ kind: Kind) {
        changes.append(Change(kind: kind, path: node.path, title: new.title(of: node.path)))
      }
      let parent = node.parent
      guard let before = matching.oldByNew[index] else {
        // The content of an added object is not listed separately.
        if matching.oldByNew[parent] != nil { add(.added) }
        continue
      }
      let oldParent = matching.old.all[before].parent
      if index > 0, matching.oldByNew[parent] != oldParent || shifted.contains(index) {
        add(
          .moved(
            from: old.title(of: matching.old.all[oldParent].path),
            to: new.title(of: matching.new.all[parent].path)))
      }
      let values = (matching.old.all[before].value, node.value)
      for kind in DocumentDifference.changes(values.0, values.1, index == 0 ? ignored : []) {
        add(kind)
      }
    }
    for (index, node) in matching.old.all.enumerated() where matching.newByOld[index] == nil {
      guard matching.newByOld[node.parent] != nil else { continue }
      changes.append(Change(kind: .removed, path: node.path, title: old.title(of: node.path)))
    }
  }

  /// Returns the different properties in the order of the new object, followed by the removed ones.
  private static func changes(
    _ old: DocumentValue, _ new: DocumentValue, _ ignored: Set<String>
  ) -> [Kind] {
    let (first, second) = (old.properties, new.properties)
    let names =
      second.map(\.name)
      + first.map(\.name).filter { name in
        !second.contains { $0.name == name }
      }
    return names.compactMap { name in
      guard !ignored.contains(name) else { return nil }
      let one = first.first { $0.name == name }?.value
      let other = second.first { $0.name == name }?.value
      return one == other ? nil : .changed(property: name, old: one, new: other)
    }
  }
}

extension DocumentDifference.Change: CustomStringConvertible {
  /// The difference in one line.
  public var description: String {
    switch kind {
    case .added: "Added: \(title)"
    case .removed: "Removed: \(title)"
    case .moved(let from, let to):
      from == to ? "Moved: \(title) within \(to)" : "Moved: \(title) from \(from) to \(to)"
    case .changed(let property, let old, let new):
      "\(title): \(property): \(Self.text(old)) → \(Self.text(new))"
    }
  }

  /// The maximum length of a value shown in full, in characters.
  private static let longest = 60

  private static func text(_ value: DocumentValue?) -> String {
    guard let text = value?.lineText else { return "(none)" }
    return text.count <= longest ? text : text.prefix(longest) + "…"
  }
}

extension DocumentValue {
  /// The members without lists of objects; a value of another kind has one member, itself.
  fileprivate var properties: [Member] {
    guard case .object(let members) = self else { return [Member("value", self)] }
    var seen: Set<String> = []
    return members.filter { member in
      guard seen.insert(member.name).inserted else { return false }
      guard ["components", "controllers"].contains(member.name) else { return true }
      if case .array = member.value { return false }
      return true
    }
  }
}
