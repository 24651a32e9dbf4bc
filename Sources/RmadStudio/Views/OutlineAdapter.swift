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
  var document: StudioDocument
  var check: StudioCheck

  init(_ model: StudioModel) { (document, check) = (model.document, model.check) }

  func childCount(of parent: OutlineNode?) -> Int {
    guard let parent else { return 1 }
    return document.children(of: parent.path).count
  }

  func child(_ index: Int, of parent: OutlineNode?) -> OutlineNode {
    guard let parent else { return node(.root, id: "app") }
    let siblings = document.children(of: parent.path)
    guard siblings.indices.contains(index) else { return node(parent.path, id: "gone") }
    let ids = siblings.map { document[$0]?["id"]?.whole }
    let isOwn = ids[index] != nil && ids.count { $0 == ids[index] } == 1
    let id = isOwn ? "#\(ids[index] ?? 0)" : "\(siblings[index].text)"
    return node(siblings[index], id: id)
  }

  func id(of node: OutlineNode) -> String { node.id }
  func text(of node: OutlineNode) -> String { node.title }
  func detail(of node: OutlineNode) -> String { node.detail }

  private func node(_ path: NodePath, id: String) -> OutlineNode {
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
