internal import ScreenKitCore

/// The refresh view of a table: its image, its indicator and its text, at their positions.
///
/// Only the parts of the described view are used. The view is mostly blank, and as a whole it would
/// move the rows too far during a refresh.
@MainActor
final class RefreshParts {
  private let list: ListView
  private let parts: [ComponentView]
  private let label: PointRect
  private let design: PointRect
  private let indicators: [ActivityIndicator]
  /// The images at the position of an indicator, which replaces them during loading.
  private let covered: [View]

  /// Creates the parts of `component` above the rows of `list`, in a table of `width` points.
  ///
  /// - Returns: `nil` if there is only a text.
  init?(_ component: ComponentDescription, _ list: ListView, width: Int, _ site: ComponentSite) {
    let shown = component.components.filter {
      $0.type != .refreshLabel && ($0.type != .image || site.page?.showsImages == true)
    }
    let parts = shown.compactMap { site.vocabulary.make($0, site) }
    guard !parts.isEmpty else { return nil }
    let label = component.first(.refreshLabel).map { $0.rect } ?? PointRect(width: 0, height: 0)
    design = PointRect(width: width, height: 0 &- (component[.y] ?? 0))
    (self.list, self.parts, self.label) = (list, parts, label)
    indicators = parts.compactMap { $0.view as? ActivityIndicator }
    let signs = parts.filter { $0.view is ActivityIndicator }.map(\.design)
    covered = parts.filter { part in
      part.view is ImageView && signs.contains { $0.overlaps(part.design) }
    }.map(\.view)
  }

  /// Shows the images of the parts.
  func show(_ context: DataContext) {
    for part in parts { part.showAll(context) }
  }

  /// Shows the indicator instead of the image beneath it while data loads.
  func show(isLoading: Bool) {
    for indicator in indicators { indicator.show(isLoading, keepsPlace: false) }
    for view in covered { view.isHidden = isLoading }
  }

  /// Lays out the parts for a table of the width of `table`.
  func layOut(in table: PointRect) {
    let size = PointRect(width: table.width, height: design.height)
    func fitted(_ rect: PointRect) -> PointRect {
      rect.fitted(from: design, to: size, leastHeight: nil)
    }
    var text = PointGrid().units(fitted(label))
    text.size.height = 1
    for part in parts { part.position(in: fitted(part.design)) }
    let top = parts.map(\.view.layout.y).reduce(text.origin.y, min)
    text.origin.y -= top
    for part in parts { part.view.layout.y -= top }
    list.setRefreshViews(parts.map(\.view), around: text)
  }
}

extension PointRect {
  /// Returns whether the rectangles have a point in common.
  func overlaps(_ other: PointRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
