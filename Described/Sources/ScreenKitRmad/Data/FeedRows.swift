/// The rows of a feed, page after page, as numbers of nodes.
///
/// A row takes four bytes, in addition to the documents of the pages.
public struct FeedRows: Sendable {
  /// The rows of one document.
  private struct Page: Sendable {
    let document: FeedDocument
    let nodes: [UInt32]
    /// The number of rows in the previous pages.
    let start: Int
  }

  private var pages: [Page] = []

  /// Creates an empty list.
  public init() {}

  /// Creates the rows of one document from the numbers of its nodes.
  public init(_ nodes: [UInt32], of document: FeedDocument) { append(nodes, of: document) }

  /// The number of rows.
  public var count: Int { pages.last.map { $0.start + $0.nodes.count } ?? 0 }

  /// Whether there are no rows.
  public var isEmpty: Bool { count == 0 }

  /// The number of documents.
  public var pageCount: Int { pages.count }

  /// The document of the first page.
  public var document: FeedDocument? { pages.first?.document }

  /// The memory of all pages, in bytes.
  public var byteCount: Int {
    pages.reduce(0) { $0 + $1.document.byteCount + $1.nodes.count * MemoryLayout<UInt32>.stride }
  }

  /// The row at `index`, which must be below ``count``; takes logarithmic time in the pages.
  public subscript(index: Int) -> FeedNode {
    var (low, high) = (0, pages.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if pages[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    let page = pages[low]
    return FeedNode(document: page.document, index: Int(page.nodes[index - page.start]))
  }

  /// Returns the index of `node`; `nil` if it is not a row.
  ///
  /// The nodes of each page have to be in the order of the feed. Takes logarithmic time in them.
  func index(of node: FeedNode) -> Int? {
    guard let page = pages.first(where: { $0.document === node.document }) else { return nil }
    let number = UInt32(node.index)
    var (low, high) = (0, page.nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if page.nodes[middle] < number { low = middle + 1 } else { high = middle }
    }
    guard low < page.nodes.count, page.nodes[low] == number else { return nil }
    return page.start + low
  }

  mutating func append(_ nodes: [UInt32], of document: FeedDocument) {
    pages.append(Page(document: document, nodes: nodes, start: count))
  }
}

extension FeedRows: Hashable {
  /// Returns whether two lists have the same rows of the same documents.
  public static func == (one: FeedRows, other: FeedRows) -> Bool {
    one.pages.count == other.pages.count
      && zip(one.pages, other.pages).allSatisfy {
        $0.document === $1.document && $0.nodes == $1.nodes
      }
  }

  /// Hashes the number of rows and the identity of the first document.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(document.map(ObjectIdentifier.init))
  }
}
