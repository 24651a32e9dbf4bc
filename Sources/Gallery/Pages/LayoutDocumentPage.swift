import ScreenKitCore
import ScreenKitDocuments

final class LayoutDocumentPage: Page {
  @Outlet("count") private var count: Label
  @Outlet("plus") private var plus: Button
  private var value = 0

  /// Loads the layouts from a text, and shows the layout that fits the size.
  override func makeView() throws -> View {
    let document = try LayoutDocument(LayoutDocumentPage.json, file: "counter.json")
    let layout = try document.layout(for: SurfaceSize(width: 40, height: 10))
    try layout.bind($count, $plus)
    return layout.root
  }

  override func connect() { connect(plus, to: LayoutDocumentPage.increase) }

  private func increase() {
    value += 1
    count.text = "\(value)"
    log.record("The number is \(value)")
  }

  private static let json = """
    { "layouts": [
      { "view": { "type": "row", "spacing": 1, "children": [
        { "type": "label", "id": "count", "text": "0" },
        { "type": "button", "id": "plus", "title": "+" } ] } },
      { "forWidth": 30, "forHeight": 6, "view":
        { "type": "box", "title": "From a document", "content":
          { "type": "column", "spacing": 1, "cross": "center", "children": [
            { "type": "label", "text": "These views were described in JSON." },
            { "type": "label", "id": "count", "text": "0", "emphasis": "strong" },
            { "type": "button", "id": "plus", "title": "+" } ] } } } ] }
    """
}
