import ScreenKitRmad

/// Checks that every text is a path and a feed, either read within its limits or an error with a
/// line.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFeed(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let first = bytes.prefix { $0 != UInt8(ascii: "\n") }
  let limits = FeedLimits(bytes: 4_096, nodes: 500, depth: 50, attributes: 20)
  let document: FeedDocument
  do throws(FeedError) {
    document = try FeedReader(limits: limits).read(Array(bytes.dropFirst(first.count + 1)))
  } catch {
    precondition(error.line > 0 && !error.description.isEmpty)
    precondition(!error.description.unicodeScalars.contains { $0.value < 0x20 })
    return 0
  }
  precondition(document.nodeCount <= limits.nodes + 1)
  check(document.top, depth: 0)
  if let path = try? DataPath(String(decoding: first, as: UTF8.self)) {
    let matches = path.matches(in: document.top)
    precondition(matches.count <= document.nodeCount)
    for index in matches.indices {
      precondition(path.match(in: document.top, at: index) == matches[index])
    }
    precondition(path.match(in: document.top, at: matches.count) == nil)
    let rows = FeedRows(path.rows(in: document.top), of: document)
    precondition((0..<rows.count).allSatisfy { rows[$0].line > 0 })
  }
  return 0
}

/// Checks that the nodes below `node` have it as their parent, and that all parts can be read.
private func check(_ node: FeedNode, depth: Int) {
  precondition(depth <= 51)
  _ = node.text
  for attribute in node.attributes {
    precondition(node.attribute(attribute.name) == attribute.value)
  }
  for child in node.children {
    precondition(child.parent == node && child.index > node.index && child.line >= node.line)
    check(child, depth: depth + 1)
  }
}
