/// The arrays of a feed during reading.
struct FeedBuilder {
  private let limits: FeedLimits
  private(set) var entries: [FeedDocument.Entry] = []
  private(set) var attributes: [FeedDocument.Attribute] = []
  private(set) var names: [String] = [""]
  private(set) var numbers: [String: UInt32] = ["": 0]
  private(set) var text: [UInt8] = []
  /// The values of all attributes, apart from `text`, so that the text of a subtree is one range.
  private(set) var values: [UInt8] = []
  /// The nodes that have begun but not ended, from the top.
  private var open: [Int] = []

  /// Creates a tree with an open, nameless node at the top.
  init(limits: FeedLimits) {
    self.limits = limits
    append(name: 0, line: 1)
  }

  /// The number of elements that have begun but not ended.
  var depth: Int { open.count - 1 }

  /// The name of the innermost open node.
  var openName: String { names[Int(entries[open[open.count - 1]].name)] }

  /// Begins a node in the innermost open one.
  mutating func begin(_ name: String, line: Int) throws(FeedError) {
    guard entries.count <= limits.nodes else { throw FeedError(line, .limit("nodes")) }
    guard depth < limits.depth else { throw FeedError(line, .limit("levels")) }
    append(name: number(of: name), line: line)
  }

  /// Ends the innermost open node.
  mutating func end() {
    let index = open.removeLast()
    entries[index].end = UInt32(entries.count)
    entries[index].textEnd = UInt32(text.count)
  }

  /// Marks the innermost open node as an object or a list.
  mutating func markGroup() { entries[open[open.count - 1]].isGroup = true }

  /// Adds text to the innermost open node, and so to all open nodes.
  mutating func add(_ bytes: some Sequence<UInt8>) { text.append(contentsOf: bytes) }

  /// Adds an attribute to the node that began last.
  mutating func addAttribute(_ name: String, _ value: [UInt8], line: Int) throws(FeedError) {
    let index = entries.count - 1
    let (first, count) = (Int(entries[index].firstAttribute), entries[index].attributeCount)
    guard Int(count) < limits.attributes else { throw FeedError(line, .limit("attributes")) }
    let number = number(of: name)
    guard !attributes[first...].contains(where: { $0.name == number }) else {
      throw FeedError(line, .repeatedAttribute(name))
    }
    let start = UInt32(values.count)
    values += value
    attributes.append(.init(name: number, start: start, end: UInt32(values.count)))
    entries[index].attributeCount += 1
  }

  /// Ends the node at the top and returns the tree.
  mutating func finish(_ format: FeedDocument.Format) -> FeedDocument {
    while !open.isEmpty { end() }
    return FeedDocument(format: format, self)
  }

  private mutating func append(name: UInt32, line: Int) {
    let start = UInt32(text.count)
    entries.append(
      .init(
        name: name, parent: UInt32(open.last ?? 0), end: 0, line: UInt32(clamping: line),
        textStart: start, textEnd: start, firstAttribute: UInt32(attributes.count),
        attributeCount: 0, isGroup: false))
    open.append(entries.count - 1)
  }

  private mutating func number(of name: String) -> UInt32 {
    if let number = numbers[name] { return number }
    let number = UInt32(names.count)
    numbers[name] = number
    names.append(name)
    return number
  }
}
