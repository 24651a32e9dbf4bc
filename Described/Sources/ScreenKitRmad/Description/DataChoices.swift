/// The source of a component's data.
public enum DataSourceName: String, DescribedChoice {
  /// The list `all_data` of the view around the component.
  case dataArray = "data_array"
  /// The node of the row around the component, or the node that was sent to the controller.
  case parentNode = "parent_node"
}

/// The type of a component's data.
public enum DataType: String, DescribedChoice {
  /// The address of an XML document, or the document itself.
  case xml
  /// A path to nodes of an XML document.
  case xmlNode = "xml_node"
  /// The address of an image.
  case image
  /// The address of a JSON array, or a path in one.
  case array
  /// The text of a node below the row's node.
  case textFromParentNode = "text_from_parent_node"
}

/// The source of a title in a navigation bar.
public enum TitleSource: String, DescribedChoice {
  /// The text in the description.
  case plainText = "plain_text"
  /// The selected cell that opened the controller.
  case fromCell = "from_cell"
}
