internal import ScreenKitCore

/// The images of a button: one beside its title, and one behind it.
@MainActor
final class ButtonImages {
  /// The button with its images.
  let frame: Frame
  private let component: ComponentDescription
  private let button: Button
  private let icon: ImageView?
  private let background: ImageView?
  private weak var page: (any ComponentPage)?

  /// Creates the images of `button`; `nil` if the description has none or the app shows no images.
  init?(_ component: ComponentDescription, _ button: Button, _ page: (any ComponentPage)?) {
    guard page?.showsImages == true else { return nil }
    icon = component[.imageURL].map { _ in ImageView(nil, name: "") }
    background = component[.backgroundImageURL].map { _ in ImageView(nil, name: "") }
    guard icon != nil || background != nil else { return nil }
    (self.component, self.button, self.page) = (component, button, page)
    let views: [View?] = [background, icon, button]
    frame = Frame { for view in views.compactMap(\.self) { view } }
  }

  /// Loads the images; they have no accessible names, since the title describes the button.
  func show() {
    show(component[.imageURL], in: icon)
    show(component[.backgroundImageURL], in: background)
  }

  private func show(_ address: String?, in image: ImageView?) {
    guard let address, let image else { return }
    page?.showImage(component, [address], in: image)
    image.accessibleName = ""
  }

  /// Lays out the button and its images in a frame of the size of `rect`.
  ///
  /// The button is one line in the middle, after its image; the background fills the frame.
  func layOut(in rect: PointRect) {
    let all = PointRect(width: rect.width, height: rect.height)
    background?.position(in: all)
    let side = icon == nil ? 0 : min(rect.height, rect.width / 2)
    icon?.position(in: PointRect(width: side, height: rect.height))
    let line = PointGrid().unitHeight
    button.position(
      in: PointRect(
        x: side, y: max(0, rect.height - line) / 2, width: max(0, rect.width - side),
        height: min(line, rect.height)))
  }
}

extension View {
  /// Positions the view in `rect` of its parent, with a height of at least one line.
  fileprivate func position(in rect: PointRect) {
    let units = PointGrid().units(rect)
    (layout.x, layout.y) = (units.origin.x, units.origin.y)
    layout.width = .fixed(units.size.width)
    layout.height = .fixed(max(1, units.size.height))
  }
}
