/// The data binding in the description of a component: source, type and reference.
public struct DataBinding: Hashable, Sendable {
  /// The source of the data.
  public let source: DataSourceName
  /// The type of the data.
  public let type: DataType
  /// The index or name of a value, a path, or the value itself.
  public let data: String
  /// The index among several matches of a path.
  public let atIndex: Int
  /// The id of the component, for warnings.
  public let component: Int

  /// Creates a binding.
  public init(
    _ source: DataSourceName, _ type: DataType, _ data: String, atIndex: Int = 0,
    component: Int = 0
  ) {
    (self.source, self.type, self.data) = (source, type, data)
    (self.atIndex, self.component) = (atIndex, component)
  }

  /// Creates the binding of a component; `nil` if its description has no data.
  public init?(_ component: ComponentDescription) {
    guard let data = component[.data] else { return nil }
    let source = component[.dataSource] ?? .dataArray
    let type = component[.dataType] ?? (source == .parentNode ? .xmlNode : .xml)
    self.init(source, type, data, component: component.id)
  }

  /// Whether the data is in the row or in the node that was sent to the controller.
  public var isInParent: Bool { source == .parentNode || type == .textFromParentNode }

  func warning(_ reason: DataWarning.Reason) -> DataWarning {
    DataWarning(component: component, reason: reason)
  }
}
