public import ScreenKitCore

/// A component on a screen: its description, its view, and a closure that shows data in the view.
@MainActor
public final class ComponentView {
  /// The description.
  public let description: ComponentDescription
  /// The view; it belongs to a `Frame`, at the position in the description.
  public let view: View
  /// The components in this one, in the order of the description.
  public private(set) var parts: [ComponentView]
  /// Shows the data of the component; called for new data, and for each row of a table.
  public var show: @MainActor (DataContext) -> Void = { _ in }
  /// The handler of the component's rectangle, in points, after each positioning.
  var didPosition: @MainActor (PointRect) -> Void = { _ in }
  /// The minimum useful height of a component with scrolling content, in points.
  ///
  /// Such a component adapts to any height. The value is `nil` for all other components.
  var leastHeight: Int?
  /// The right and the lowest edge of parts that are added later, as a rectangle in points.
  var laterParts = PointRect(width: 0, height: 0) { didSet { design = makeDesign() } }
  /// Whether the view is a single line, centred in its frame.
  var isLine = false

  /// The data of a view with its own values; `nil` for a view with the data of its parent.
  private lazy var ownValues = description.type == .view ? description.given(.allData) : nil

  /// Creates a component; `parts` are placed within `view`.
  public init(
    _ description: ComponentDescription, _ view: View, parts: [ComponentView] = []
  ) {
    (self.description, self.view, self.parts) = (description, view, parts)
  }

  /// Returns the component with `parts` in front of it in its frame; without parts, returns itself.
  func layered(_ parts: [ComponentView]) -> ComponentView {
    guard !parts.isEmpty else { return self }
    let base = self
    let views = [view] + parts.map(\.view)
    let layered = ComponentView(
      description, Frame { for view in views { view } }, parts: parts)
    layered.show = base.show
    layered.leastHeight = leastHeight
    layered.didPosition = { base.position(in: PointRect(width: $0.width, height: $0.height)) }
    return layered
  }

  /// The frame in the description, in points; without a size, it is large enough for the parts.
  ///
  /// The value is stored, since otherwise the work would double with each level of views.
  private(set) lazy var design = makeDesign()

  private func makeDesign() -> PointRect {
    let placed = parts.filter(\.description.type.hasFrame)
    return PointRect(
      x: description[.x] ?? 0, y: description[.y] ?? 0,
      width: description[.width]
        ?? max(laterParts.width, placed.map(\.design.maxX).max() ?? 0),
      height: description[.height]
        ?? max(laterParts.height, placed.map(\.design.maxY).max() ?? 0))
  }

  /// Positions the view in `rect` of its parent, and its parts in the view.
  func position(in rect: PointRect, _ grid: PointGrid = PointGrid()) {
    let units = isLine ? grid.line(in: grid.units(rect)) : grid.units(rect)
    var layout = view.layout
    (layout.x, layout.y) = (units.origin.x, units.origin.y)
    (layout.width, layout.height) = (.fixed(units.size.width), .fixed(units.size.height))
    if view.layout != layout { view.layout = layout }
    positionParts(in: rect, grid)
    didPosition(rect)
  }

  /// Positions the parts in the view, which has the size of `rect`.
  func positionParts(in rect: PointRect, _ grid: PointGrid = PointGrid()) {
    position(parts, in: rect, grid)
  }

  private func position(_ parts: [ComponentView], in rect: PointRect, _ grid: PointGrid) {
    for part in parts where part.description.type.hasFrame {
      part.position(
        in: part.design.fitted(from: design, to: rect, leastHeight: part.leastHeight), grid)
    }
  }

  /// Shows `context` in this component and in all components within it.
  ///
  /// A view within another one may have its own data.
  func showAll(_ context: DataContext) {
    show(context)
    for part in parts { part.showOwn(or: context) }
  }

  private func showOwn(or context: DataContext) {
    showAll(ownValues.map(context.with) ?? context)
  }

  /// Adds `added` after the other parts in reading order, with the data of `context`.
  ///
  /// The view of the component has the size of `rect`.
  func add(_ added: [ComponentView], in rect: PointRect, showing context: DataContext) {
    parts += added
    laterParts = PointRect(width: 0, height: 0)
    for part in added { part.showOwn(or: context) }
    position(added, in: rect, PointGrid())
    view.setChildren(view.children + added.map(\.view))
  }

  /// The minimum height in points for all parts.
  var leastContentHeight: Int {
    let present =
      parts.filter(\.description.type.hasFrame).map { part in
        guard let least = part.leastHeight, part.design.reachesBottom(of: design) else {
          return part.design.maxY
        }
        return part.design.y + least
      }.max() ?? 0
    return laterParts.height > 0 ? max(present, laterParts.height) : present
  }

  /// Returns this component or the one within it with `id`; `nil` if there is none.
  public func component(_ id: Int) -> ComponentView? {
    if description.id == id { return self }
    for part in parts {
      if let found = part.component(id) { return found }
    }
    return nil
  }
}
