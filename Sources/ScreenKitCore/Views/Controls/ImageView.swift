/// A view that shows one of several pictures made of text, or images made of pixels.
///
/// Its size is that of the largest picture, so that other views do not move when the picture
/// changes. All pictures are shown in the same edition: the first one in which every picture fits.
///
/// Pixels are shown in their proportions, as large as there is room. Where a surface cannot show
/// them, it shows the pictures instead, or else the ``View/accessibleName``, so set that always.
public final class ImageView: View {
  /// The state of the images that are loaded.
  public enum LoadState: Hashable, Sendable {
    /// No image is being loaded.
    case ready
    /// The first images are being loaded.
    case loading
    /// The images could not be loaded; the pictures are shown in their place.
    case failed
  }

  /// The pictures to choose from; their editions correspond by index.
  public let pictures: [Picture]

  /// The index of the picture shown.
  public var shown = 0 {
    didSet {
      precondition(
        pictures.indices.contains(shown), "shown: \(pathInCode) has no picture \(shown) (SK201)")
      if shown != oldValue { changed(.appearance) }
    }
  }

  /// The images made of pixels; several of them are shown one after another.
  public var images: [PixelImage] {
    get { pixels?.images ?? [] }
    set {
      guard newValue != images else { return }
      ownPixels.images = newValue
      ownPixels.index = 0
      changed(.content)
    }
  }

  /// The time for which each of several ``images`` is shown.
  ///
  /// At least 50 milliseconds. The image does not change if the user wants no motion.
  public var interval: Duration {
    get { pixels?.interval ?? ImagePixels.usualInterval }
    set {
      ownPixels.interval = max(newValue, .milliseconds(50))
      changed(.appearance)
    }
  }

  /// The state of images that are loaded from an ``ImageSource``.
  public var loadState: LoadState { pixels?.state ?? .ready }

  /// The image shown now; `nil` if there are only pictures.
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
      "ImageView: needs pictures, and each in the same number of editions (SK203)")
    self.pictures = pictures
  }

  /// Creates a view that shows `image`, or no image yet; `name` is its accessible name.
  public init(_ image: PixelImage?, name: String) {
    pictures = [Picture([])]
    super.init()
    accessibleName = name
    if let image { images = [image] }
  }

  public override var role: SemanticRole { .image }
  public override var mirrorsContent: Bool { false }
  public override var accessibleValue: String {
    loadState == .loading ? Strings.current.spoken.states.busy : ""
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

  /// Loads the image called `name`, and shows it unless another one was requested meanwhile.
  ///
  /// A view that shows no image yet says that it loads; one that fails shows its pictures or its
  /// name. Call it in a task of the screen, which ends
  /// with the screen.
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

  /// Whether the image has not changed for a while, so that a backend may spend more on it.
  ///
  /// Backends read it when they draw the view; see ``waitUntilStill()``.
  public var isStill: Bool { pixels.map { $0.unrest == 0 } ?? true }

  /// Makes ``isStill`` false for half a second to a second, after which the view is drawn again.
  ///
  /// A backend calls it while it draws another image than before.
  public func waitUntilStill() { ownPixels.unrest = 2 }

  private func set(_ state: LoadState) {
    guard state != loadState else { return }
    ownPixels.state = state
    changed(.content)
  }
}

/// The images of a view, in an object of their own, since most views show text alone.
@MainActor
private final class ImagePixels {
  static let usualInterval = Duration.seconds(1)
  /// Half of the time for which an image must not change, at most.
  static let timeOfUnrest = Duration.milliseconds(500)

  var images: [PixelImage] = []
  var index = 0
  var interval = ImagePixels.usualInterval
  var state = ImageView.LoadState.ready
  /// The number of the last request, whose image alone is shown.
  var request = 0
  /// The number of frames after which the image counts as still; 0 if it does.
  var unrest = 0
}
