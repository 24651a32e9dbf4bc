internal import ScreenKitCore

/// The data of the web backend for a visible view: its number, and hashes of the client's values.
final class WebNode: ViewBacking {
  /// The number of the node for client and server.
  let number: Int
  /// The number of the template.
  let kind: Int
  /// The painter of the view.
  let painter: WebPainterTable.Entry
  private(set) weak var view: View?
  /// The item that a row of a list shows; `nil` for other views.
  var item: AnyHashable?
  /// The hashes of the client's values, by slot.
  var fingerprints: [Int]
  /// The nodes of the children, in the order of the page.
  var children: [WebNode] = []
  /// The parent node; `nil` for the root and for nodes in the cache.
  weak var parent: WebNode?
  /// The parts of the layout that the client decides.
  var client = ClientLayout()
  /// The text that the client edits; `nil` for other views.
  var text: TextSync?
  /// The changes since the last frame.
  private(set) var pending: ViewChange?
  private weak var scene: WebScene?

  init(_ number: Int, _ view: View, _ scene: WebScene, _ painter: WebPainterTable.Entry, kind: Int)
  {
    (self.number, self.kind, self.painter) = (number, kind, painter)
    (self.view, self.scene) = (view, scene)
    fingerprints = Array(repeating: 0, count: scene.painters.templates[kind].slotCount)
  }

  override func viewDidChange(_ change: ViewChange) {
    let isFirst = pending == nil
    pending = max(pending ?? change, change)
    if isFirst { scene?.didChange(self) }
  }

  /// The part of a list that the client shows; `nil` for other views.
  var window: ListWindow? {
    get { client.window }
    set { client.window = newValue }
  }

  override func viewWillLeave() { scene?.viewWillLeave(self) }

  /// Returns the changes since the last call.
  func takePending() -> ViewChange? {
    defer { pending = nil }
    return pending
  }
}
