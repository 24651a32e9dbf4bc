import ScreenKitCore

/// The images of an app, by name.
@MainActor
final class Album: ImageSource {
  struct NoSuchImage: Error {}

  private var images: [String: PixelImage] = [:]

  func add(_ image: PixelImage, named name: String) { images[name] = image }

  func image(_ name: String) async throws -> PixelImage {
    guard let image = images[name] else { throw NoSuchImage() }
    return image
  }
}

/// A screen with an image that is loaded when the screen appears.
final class PortraitScreen: Controller {
  let portrait = ImageView(nil, name: "Portrait of the author")
  private let album: Album
  private let work = ScreenTask()

  init(_ album: Album) {
    self.album = album
    super.init()
  }

  override func makeView() -> View {
    Column(spacing: 1) {
      portrait
      Label("Jane Austen")
    }
  }

  override func appear() {
    task(work) { screen in await screen.portrait.load("austen", from: screen.album) }
  }
}
