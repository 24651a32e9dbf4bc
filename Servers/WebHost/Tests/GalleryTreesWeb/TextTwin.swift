import GalleryScreens
import ScreenKitCore
import ScreenKitText
import ScreenKitWeb

/// The same page of the gallery in the text backend, which lays it out in 80 columns and 24 rows.
@MainActor
struct TextTwin {
  /// The bounds of a view in cells, and its element in the page.
  struct Rectangle: Encodable {
    let element: String
    let kind: String
    let text: String
    let bounds: [Int]
  }

  private let surface = TextSurface(
    size: CellSize(columns: 80, rows: 24), options: TextOptions(look: .named(.terminal)))
  private let application: Application

  /// Shows the page called `page`.
  init(page: String?) {
    application = Application(
      root: GalleryScreen(page: page), surface: surface, clock: ManualClock())
    application.start()
  }

  /// Returns the bounds of all views of `window` that the text backend also shows.
  func rectangles(of window: Window) -> [Rectangle] {
    var bounds: [[ViewTarget.Step]: SurfaceRect] = [:]
    application.window.backend.forEachShown { view in
      guard let path = application.window.target(of: view)?.path else { return }
      bounds[path] = surface.bounds(of: view)
    }
    var rectangles: [Rectangle] = []
    window.backend.forEachShown { view in
      guard let path = window.target(of: view)?.path, let place = bounds[path],
        let element = view.backend.elementID
      else { return }
      rectangles.append(
        Rectangle(
          element: element, kind: "\(type(of: view))", text: view.accessibleText,
          bounds: [place.origin.x, place.origin.y, place.size.width, place.size.height]))
    }
    return rectangles
  }
}
