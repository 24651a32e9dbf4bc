internal import ScreenKitCore

/// The preview of the studio: a page in the frame of a device, and views that change components.
@MainActor
final class StudioPreview {
  /// The handle for the keyboard.
  let handle: FrameHandle
  /// The layer for the pointer.
  let cover: PreviewCover
  let page: NavigationFrame
  /// The view with the page, the handle and the layer.
  let view: Column

  /// The size of the page, in units.
  private static let device = (
    width: StudioDocument.pageSize.width / PreviewGeometry.unit.width,
    height: StudioDocument.pageSize.height / PreviewGeometry.unit.height
  )
  /// The width of the view: the page with its margins, the border around it, and the scroll bar.
  static let width = device.width + 5

  init() {
    let (handle, page) = (FrameHandle(""), NavigationFrame())
    let cover = PreviewCover(handle, width: StudioPreview.device.width)
    page.isEnabled = false
    let screen = Overlay {
      page
      cover
    }
    screen.layout.width = .fixed(StudioPreview.device.width)
    screen.layout.height = .fixed(StudioPreview.device.height)
    let scroll = Scroll(Column { Box("", screen) })
    (scroll.takesFocus, scroll.layout.flex) = (false, 1)
    view = Column {
      handle
      scroll
    }
    view.layout.width = .init(minimum: StudioPreview.width, maximum: StudioPreview.width)
    (self.handle, self.cover, self.page) = (handle, cover, page)
  }

  /// Shows the frame of the selected object.
  func show(_ model: StudioModel) {
    let frame = model.document.frame(at: model.selection)
    cover.frame = frame
    handle.isEnabled = frame != nil
    handle.title =
      frame.map { "\(model.selectionTitle): \($0.x), \($0.y), \($0.width) × \($0.height)" }
      ?? "\(model.selectionTitle): no frame"
  }

  /// Marks the selected component at its position on the page.
  func showPlaces(_ model: StudioModel) {
    cover.geometry = page.content.map { PreviewGeometry(of: $0) } ?? PreviewGeometry()
    let id =
      model.document.frame(at: model.selection) == nil
      ? nil : model.document[model.selection]?["id"]?.whole
    cover.mark(id.flatMap { cover.geometry.rect(of: $0) }, canResize: cover.frame != nil)
  }
}
