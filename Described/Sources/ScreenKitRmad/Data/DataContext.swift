/// The data that the components of a screen or of a row can use.
public struct DataContext: Sendable {
  /// The values of `all_data`, including those sent by the previous controller.
  public let values: DataList
  /// The node of the row, or the node from which the screen was opened.
  public let parent: FeedNode?
  /// The feed of the screen; `nil` until it is loaded.
  public let feed: FeedDocument?

  /// Creates a context.
  public init(values: DataList, parent: FeedNode? = nil, feed: FeedDocument? = nil) {
    (self.values, self.parent, self.feed) = (values, parent, feed)
  }

  /// Returns the context of a row.
  public func row(_ node: FeedNode) -> DataContext {
    DataContext(values: values, parent: node, feed: node.document)
  }

  /// Returns the text of a component, or the address of its image.
  ///
  /// A path in a feed that is not loaded yet gives an empty text without a warning.
  public func text(of binding: DataBinding) -> Resolved<String> {
    ResolvedBinding(binding, values).text(in: self)
  }

  /// Returns the values that a row or button sends to the opened controller.
  public func sent(_ values: [DataForSend], component: Int) -> [Resolved<String>] {
    values.map { value in
      let binding = DataBinding(
        parent == nil ? .dataArray : .parentNode, value.dataType, value.data,
        atIndex: value.atIndex, component: component)
      return text(of: binding)
    }
  }

  /// Returns the value to which the reference of a binding refers, or the reference itself.
  func value(of binding: DataBinding) -> Resolved<String> { values.value(of: binding) }
}

extension DataList {
  /// Returns the value to which the reference of a binding refers, or the reference itself.
  ///
  /// A number is an index in `all_data`, and a name refers to the first value of that name. Any
  /// other reference is the value itself.
  func value(of binding: DataBinding) -> Resolved<String> {
    let data = binding.data.trimmingXMLSpace
    if !data.isEmpty, data.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      let index = Int(data) ?? .max
      if let value = self[index] { return Resolved(value) }
      return Resolved(binding.data, binding.warning(.noValue(index)))
    }
    return Resolved(self[data] ?? binding.data)
  }
}
