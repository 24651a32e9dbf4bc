/// A view of one of several text pictures, or of pixel images.
///
/// It is as large as the largest picture, so that a change of the picture does not move other
/// views. All pictures are shown in the same edition: the first one in which every picture fits.
///
/// Pixel images keep their proportions and fill the available space. A surface without pixels shows
/// the pictures instead, or else the ``View/accessibleName``. Always set this name.
public final class ImageView: View {
  /// The state of loaded images.
  public enum LoadState: Hashable, Sendable {
    /// No image is being loaded.
    case ready
    /// The first images are being loaded.
    case loading
    /// The images could not be loaded; the view shows the pictures instead.
    case failed
  }

  /// The pictures to choose from; editions with the same index belong together.
  public let pictures: [Picture]

  /// The index of the shown picture.
  public var shown = 0 {
    didSet {
      precondition(
        pictures.indices.contains(shown), "shown: \(pathInCode) has no picture \(shown) (SK201)")
      if shown != oldValue { changed(.appearance) }
    }
  }

  /// The pixel images; several images are shown one after another.
  public var images: [PixelImage] {
    get { pixels?.images ?? [] }
    set {
      guard newValue != images else { return }
      ownPixels.images = newValue
      ownPixels.index = 0
      changed(.content)
    }
  }

  /// The display time of each of several ``images``; at least 50 milliseconds.
  ///
  /// The image does not change if the user prefers no motion.
  public var interval: Duration {
    get { pixels?.interval ?? ImagePixels.usualInterval }
    set {
      ownPixels.interval = max(newValue, .milliseconds(50))
      changed(.appearance)
    }
  }

  /// The state of images that are loaded from an ``ImageSource``.
  public var loadState: LoadState { pixels?.state ?? .ready }

  /// The image that is shown now; `nil` if there are only pictures.
  public var image: PixelImage? { pixels.flatMap { $0.images.isEmpty ? nil : $0.images[$0.index] } }

  private var pixels: ImagePixels?

  private var ownPixels: ImagePixels {
    if let pixels { return pixels }
    let made = ImagePixels()
    pixels = made
    return made
  }

  /// Creates a view that shows the first of `pictures`.
  public init(_ pictures: [Picture]) {
    precondition(
      Set(pictures.map(\.editions.count)).count == 1,
      "ImageView: pictures are missing, or their numbers of editions differ (SK203)")
    self.pictures = pictures
  }

  /// Creates a view of `image`, or without an image if it is `nil`; `name` is the accessible name.
  public init(_ image: PixelImage?, name: String) {
    pictures = [Picture([])]
    super.init()
    accessibleName = name
    if let image { images = [image] }
  }

  public override var role: SemanticRole { .image }
  public override var mirrorsContent: Bool { false }
  public override var accessibleValue: String {
    loadState == .loading ? strings.spoken.states.busy : ""
  }
  public override var frameInterval: Duration? {
    guard let pixels else { return nil }
    if pixels.unrest > 0 { return ImagePixels.timeOfUnrest }
    return pixels.images.count > 1 && !standsStill ? pixels.interval : nil
  }

  public override func showNextFrame() {
    guard let pixels, !pixels.images.isEmpty else { return }
    if pixels.unrest > 0 {
      pixels.unrest -= 1
      return
    }
    pixels.index = (pixels.index + 1) % pixels.images.count
  }

  /// Loads the image called `name`, and shows it unless another image was requested meanwhile.
  ///
  /// A view without an image shows that it is loading. After an error, it shows its pictures or its
  /// name. Call this function in a task of the screen, which ends with the screen.
  public func load(_ name: String, from source: any ImageSource) async {
    let pixels = ownPixels
    pixels.request += 1
    let request = pixels.request
    set(.loading)
    do {
      let image = try await source.image(name)
      guard request == pixels.request else { return }
      set(.ready)
      images = [image]
    } catch {
      guard request == pixels.request else { return }
      set(error is CancellationError ? .ready : .failed)
    }
  }

  /// Whether the image has stayed the same for a while, so that a costly representation is
  /// worthwhile.
  ///
  /// Backends read this property when they draw the view; see ``waitUntilStill()``.
  public var isStill: Bool { pixels.map { $0.unrest == 0 } ?? true }

  /// Makes ``isStill`` `false` for half a second to a second; then the view is drawn again.
  ///
  /// A backend calls this function when it draws a new image.
  public func waitUntilStill() { ownPixels.unrest = 2 }

  private func set(_ state: LoadState) {
    guard state != loadState else { return }
    ownPixels.state = state
    changed(.content)
  }
}

/// The images of a view, in a separate object to save space in views that show only text.
@MainActor
private final class ImagePixels {
  static let usualInterval = Duration.seconds(1)
  /// The length of each of the two frames after which an image counts as still.
  static let timeOfUnrest = Duration.milliseconds(500)

  var images: [PixelImage] = []
  var index = 0
  var interval = ImagePixels.usualInterval
  var state = ImageView.LoadState.ready
  /// The number of the last request; only its image is shown.
  var request = 0
  /// The number of frames until the image counts as still; 0 if it does.
  var unrest = 0
}
