import ScreenKitCore

/// A document whose positions are ten times its lines, with the links of a test.
@MainActor
final class LinedGeometry: DocumentGeometry {
  let height: Int
  let links: [Range<Int>]

  init(height: Int, links: [Range<Int>] = []) {
    self.height = height
    self.links = links
  }

  func position(at y: Int) -> Int { y * 10 }
  func y(of position: Int) -> Int { max(0, min(height - 1, position / 10)) }
  func extent(ofLink number: Int) -> Range<Int>? {
    links.indices.contains(number) ? links[number] : nil
  }
  func link(at point: SurfacePoint) -> Int? { links.firstIndex { $0.contains(point.y) } }
}
