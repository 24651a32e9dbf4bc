public import ScreenKitCore

/// The views created from a layout document, which a controller binds to its outlets by id.
@MainActor
public struct Layout {
  /// The outermost view, which a controller returns from `makeView()`.
  public let root: View
  private let file: String
  private let line: Int

  init(root: View, file: String, line: Int) throws(LayoutError) {
    self.root = root
    self.file = file
    self.line = line
    var seen: Set<ViewID> = []
    if let id = Layout.repeatedID(in: root, &seen) {
      throw LayoutError(file: file, line: line, reason: "two views have the id \"\(id)\"")
    }
  }

  /// Returns the view with `id`; throws unless it exists and has the class `V`.
  public func view<V: View>(_ id: ViewID, as type: V.Type = V.self) throws(LayoutError) -> V {
    guard let view = root.view(id) else {
      throw LayoutError(
        file: file, line: line, reason: "no view has the id \"\(id)\", expected \(V.self)")
    }
    guard let typed = view as? V else {
      throw LayoutError(
        file: file, line: line,
        reason: "the view \"\(id)\" is a \(Swift.type(of: view)), expected \(V.self)")
    }
    return typed
  }

  /// Binds each outlet to the view with its id.
  public func bind(_ outlets: any BindableOutlet...) throws(LayoutError) {
    for outlet in outlets { try outlet.bind(to: self) }
  }

  private static func repeatedID(in view: View, _ seen: inout Set<ViewID>) -> ViewID? {
    if let id = view.id, !seen.insert(id).inserted { return id }
    for child in view.children {
      if let id = repeatedID(in: child, &seen) { return id }
    }
    return nil
  }
}
