/// The data of a view, `all_data`: named values in the order of the description.
public struct DataList: Hashable, Sendable {
  /// A value with its name, such as an address with the name `url`.
  public struct Entry: Hashable, Sendable {
    /// The name, which can be the same for several entries.
    public let name: String
    /// The value.
    public let value: String

    /// Creates an entry.
    public init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// The entries in the order of the description; a named list becomes several entries.
  public var entries: [Entry]

  /// Creates a list of `entries`.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// The value at `index`; `nil` if there are fewer values.
  public subscript(index: Int) -> String? {
    entries.indices.contains(index) ? entries[index].value : nil
  }

  /// The first value with `name`; `nil` if there is none.
  public subscript(name: String) -> String? {
    entries.first { $0.name == name }?.value
  }

  /// Returns all values with `name`, in order.
  public func values(named name: String) -> [String] {
    entries.filter { $0.name == name }.map(\.value)
  }
}
