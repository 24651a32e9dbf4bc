internal import ScreenKitCore
internal import ScreenKitRmad

/// The properties of the selected object, from the table of properties.
final class PropertyPanel: View {
  /// The handler of a changed property, with its new value; `nil` removes the property.
  var onChange: (Property, DocumentValue?) throws -> Void = { _, _ in }
  /// The handler of the author's request to open the feed with the object's data.
  var onChoosePath: () throws -> Void = {}
  private let title = Label()
  private let notice = Label()
  private let column = Column(cross: .fill) {}
  private var rows: [PropertyRow] = []
  private var shown: (path: NodePath, owner: Property.Owner?)?

  override init() {
    super.init()
    title.style.emphasis = .strong
    notice.style.tint = .negative
    notice.wraps = true
    let scroll = Scroll(column)
    (scroll.id, scroll.layout.flex) = ("properties", 1)
    add(
      Column(cross: .fill) {
        title
        notice
        scroll
      })
  }

  /// The control of the first property.
  var firstControl: View? { rows.first?.control }

  /// Returns the control of the property `key`; `nil` if the object has none.
  func control(_ key: String) -> View? { rows.first { $0.property.key == key }?.control }

  /// Shows the selected object of `model`.
  func show(_ model: StudioModel) {
    let (document, path) = (model.document, model.selection)
    let owner = document.owner(at: path)
    if shown.map({ $0 != (path, owner) }) ?? true { rebuild(document, path, owner) }
    title.text = model.selectionTitle
    let findings = model.check.findings(at: path)
    let keys = Set(rows.map(\.property.key))
    let others = findings.filter { !keys.contains($0.finding.property ?? "") }
    notice.text = others.map(\.message).joined(separator: "\n")
    notice.isHidden = others.isEmpty
    if update(document, path, findings) { return }
    rebuild(document, path, owner)
    _ = update(document, path, findings)
  }

  private func update(
    _ document: StudioDocument, _ path: NodePath, _ findings: [NodeFinding]
  ) -> Bool {
    let object = document[path]
    return rows.allSatisfy { row in
      let property = row.property
      let names = [property.key] + property.aliases
      let value = names.lazy.compactMap { object?[$0] }.first
      let own = findings.filter { names.contains($0.finding.property ?? "") }
      return row.show(value, own.map(\.message))
    }
  }

  private func rebuild(
    _ document: StudioDocument, _ path: NodePath, _ owner: Property.Owner?
  ) {
    shown = (path, owner)
    let properties = owner.map { Property.properties(of: $0) } ?? []
    let object = document[path]
    rows = sorted(properties.filter(\.isEdited)).map { property in
      let names = [property.key] + property.aliases
      let row = PropertyRow(property, names.lazy.compactMap { object?[$0] }.first)
      row.onChange = { [unowned self] in try onChange(property, $0) }
      row.onOpen = { [unowned self] in try onChoosePath() }
      return row
    }
    column.setChildren(rows)
  }

  /// Returns the properties with the text and the frame first, since they are changed most often.
  private func sorted(_ properties: [Property]) -> [Property] {
    let first = ["data", "nav_bar_title_data", "icon_text", "x", "y", "width", "height"]
    return first.compactMap { key in properties.first { $0.key == key } }
      + properties.filter { !first.contains($0.key) }
  }
}

extension Property {
  /// Whether the panel shows the property; lists are in the outline, and types never change.
  fileprivate var isEdited: Bool {
    switch kind {
    case .components, .controllers, .componentType, .controllerType: false
    default: true
    }
  }
}
