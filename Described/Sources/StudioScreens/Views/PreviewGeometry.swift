internal import ScreenKitCore

/// The positions of components in the layout of the running page, in units.
@MainActor
struct PreviewGeometry {
  /// A component with its rectangle; components in front come later.
  struct Place {
    let id: Int
    let rect: SurfaceRect
  }

  /// The width and the height of a unit, in points.
  static let unit = (width: 8, height: 16)

  private(set) var places: [Place] = []

  init() {}

  /// Finds the components in `page`, the view of a page.
  init(of page: View) { add(page, SurfacePoint(x: 0, y: 0)) }

  /// Returns the rectangle of the component with `id`; `nil` for a component without a view.
  func rect(of id: Int) -> SurfaceRect? { places.first { $0.id == id }?.rect }

  /// Returns the ids of the components at `point`, the frontmost one first.
  func components(at point: SurfacePoint) -> [Int] {
    places.reversed().filter { $0.rect.contains(point) }.map(\.id)
  }

  private mutating func add(_ view: View, _ origin: SurfacePoint) {
    guard !view.isHidden else { return }
    let layout = view.layout
    if let id = view.id.flatMap({ PreviewGeometry.id(of: $0) }) {
      places.append(
        Place(
          id: id,
          rect: SurfaceRect(
            x: origin.x, y: origin.y, width: layout.width.minimum, height: layout.height.minimum)))
    }
    // The rows of a list come from a template, whose component is only in the outline.
    guard !(view is ListView) else { return }
    for child in view.children {
      var place = origin
      if view is Frame { (place.x, place.y) = (place.x + child.layout.x, place.y + child.layout.y) }
      if view is Stack { place.y += statusHeight(before: child, in: view) }
      add(child, place)
    }
  }

  /// Returns the height of the row with the state of feeds above `child`, at the top of a page.
  private func statusHeight(before child: View, in column: View) -> Int {
    column.children.first.map { $0 === child || $0.isHidden ? 0 : 1 } ?? 0
  }

  private static func id(of id: ViewID) -> Int? {
    id.name.hasPrefix("component-") ? Int(id.name.dropFirst("component-".count)) : nil
  }
}
