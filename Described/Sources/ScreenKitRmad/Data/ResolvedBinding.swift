/// A binding with a resolved reference, so that each row only needs a match of its path.
struct ResolvedBinding: Sendable {
  /// A resolved reference.
  private enum Reference {
    /// The value itself.
    case value(String)
    /// A path in the row or in the node that was sent to the controller.
    case inParent(Result<DataPath, DataPathError>)
    /// A path in the feed of the screen.
    case inFeed(Result<DataPath, DataPathError>)
  }

  private let binding: DataBinding
  private let reference: Reference
  private let warning: DataWarning?

  /// Resolves `binding` against `values`.
  init(_ binding: DataBinding, _ values: DataList) {
    let resolved = values.value(of: binding)
    self.binding = binding
    warning = resolved.warning
    func path() -> Result<DataPath, DataPathError> {
      Result { () throws(DataPathError) in try DataPath(resolved.value) }
    }
    if binding.isInParent {
      reference = .inParent(path())
    } else {
      reference = binding.type == .xmlNode ? .inFeed(path()) : .value(resolved.value)
    }
  }

  /// Returns the text in `context`, which must have the values passed to the initializer.
  func text(in context: DataContext) -> Resolved<String> {
    switch reference {
    case .value(let value): return Resolved(value, warning)
    case .inParent(let path):
      guard let parent = context.parent else {
        return Resolved("", binding.warning(.noParent))
      }
      return text(of: path, in: parent)
    case .inFeed(let path):
      // Before the feed is loaded, the text is empty without a warning.
      return context.feed.map { text(of: path, in: $0.top) } ?? Resolved("")
    }
  }

  private func text(
    of path: Result<DataPath, DataPathError>, in node: FeedNode
  ) -> Resolved<String> {
    switch path {
    case .failure(let error): return Resolved("", binding.warning(.badPath(error)))
    case .success(let path):
      if let match = path.match(in: node, at: binding.atIndex) {
        return Resolved(match.text, warning)
      }
      return Resolved("", binding.warning(.noMatch(path: path.text, index: binding.atIndex)))
    }
  }
}

/// The node that a cell shows in each row: a node within it, or the row itself.
struct RowPart: Sendable {
  private let path: DataPath?
  private let index: Int

  /// Resolves the binding of a cell against `values`.
  init(_ cell: DataBinding, _ values: DataList) {
    let path = try? DataPath(values.value(of: cell).value)
    self.path = path?.isAbsolute == true ? nil : path
    index = cell.atIndex
  }

  /// Returns the node in `row`.
  func node(in row: FeedNode) -> FeedNode {
    guard case .node(let node)? = path?.match(in: row, at: index) else { return row }
    return node
  }
}
