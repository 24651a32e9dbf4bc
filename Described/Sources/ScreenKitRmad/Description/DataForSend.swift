/// A value that a row or button sends to the opened controller.
public struct DataForSend: Hashable, Sendable {
  /// The type of the value.
  public let dataType: DataType
  /// The path to the value, such as `media:content-url`.
  public let data: String
  /// The index among several matching nodes.
  public let atIndex: Int

  /// Creates a value to send.
  public init(dataType: DataType, data: String, atIndex: Int = 0) {
    (self.dataType, self.data, self.atIndex) = (dataType, data, atIndex)
  }
}
