/// A value that a row or button hands to the controller that it opens.
public struct DataForSend: Hashable, Sendable {
  /// The form of the value.
  public let dataType: DataType
  /// The path to the value, such as `media:content-url`.
  public let data: String
  /// The index among several matching nodes.
  public let atIndex: Int

  /// Creates a value to hand over.
  public init(dataType: DataType, data: String, atIndex: Int = 0) {
    (self.dataType, self.data, self.atIndex) = (dataType, data, atIndex)
  }
}
