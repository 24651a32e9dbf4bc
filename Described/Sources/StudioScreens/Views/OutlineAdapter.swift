internal import ScreenKitCore
internal import ScreenKitRmad

/// An object of a document as a row of the outline.
struct OutlineNode {
  let path: NodePath
  let id: String
  let title: String
  let detail: String
}

/// The controllers and components of a document as a tree.
@MainActor
final class OutlineAdapter: TreeAdapter {
  var document: StudioDocument { didSet { known = [:] } }
  var check: StudioCheck { didSet { known = [:] } }
  /// The nodes directly below each object, cached because the id of one depends on all of them;
  /// the key `nil` has the root.
  private var known: [NodePath?: [OutlineNode]] = [:]
  /// The number of created nodes, for tests of efficiency.
  private(set) var createdCount = 0

  init(_ model: StudioModel) { (document, check) = (model.document, model.check) }

  func childCount(of parent: OutlineNode?) -> Int {
    guard let parent else { return 1 }
    return document.children(of: parent.path).count
  }

  func child(_ index: Int, of parent: OutlineNode?) -> OutlineNode {
    let nodes = nodes(below: parent?.path)
    guard nodes.indices.contains(index) else { return node(parent?.path ?? .root, id: "gone") }
    return nodes[index]
  }

  private func nodes(below parent: NodePath?) -> [OutlineNode] {
    if let nodes = known[parent] { return nodes }
    let nodes = parent.map { makeNodes(below: $0) } ?? [node(.root, id: "app")]
    known[parent] = nodes
    return nodes
  }

  private func makeNodes(below parent: NodePath) -> [OutlineNode] {
    let paths = document.children(of: parent)
    let ids = paths.map { document[$0]?["id"]?.whole }
    var counts: [Int: Int] = [:]
    for case let id? in ids { counts[id, default: 0] += 1 }
    return paths.indices.map { index in
      let own = ids[index].flatMap { counts[$0] == 1 ? "#\($0)" : nil }
      return node(paths[index], id: own ?? paths[index].text)
    }
  }

  func id(of node: OutlineNode) -> String { node.id }
  func text(of node: OutlineNode) -> String { node.title }
  func detail(of node: OutlineNode) -> String { node.detail }

  private func node(_ path: NodePath, id: String) -> OutlineNode {
    createdCount += 1
    let own = check.findings.filter { $0.path == path }
    let within = check.findings.contains { $0.path.steps.starts(with: path.steps) }
    let hasError = own.contains { $0.finding.severity == .error }
    let mark = hasError ? "! " : own.isEmpty ? within ? "· " : "" : "? "
    let detail = document.detail(of: path)
    let title = document.title(of: path)
    return OutlineNode(
      path: path, id: id, title: mark + (detail.isEmpty ? title : "\(title): \(detail)"),
      detail: "")
  }
}
