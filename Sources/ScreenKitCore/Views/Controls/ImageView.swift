/// A view that shows one of several pictures, exchangeable at run time.
///
/// Its size is that of the largest picture, so that other views do not move when the picture
/// changes. All pictures are shown in the same edition: the first one in which every picture fits.
public final class ImageView: View {
  /// The pictures to choose from; their editions correspond by index.
  public let pictures: [Picture]

  /// The index of the picture shown.
  public var shown = 0 {
    didSet {
      precondition(pictures.indices.contains(shown), "shown: \(pathInCode) has no picture \(shown)")
      if shown != oldValue { changed(.appearance) }
    }
  }

  /// Creates a view that shows the first of `pictures`.
  public init(_ pictures: [Picture]) {
    precondition(
      Set(pictures.map(\.editions.count)).count == 1,
      "ImageView: needs pictures, and each in the same number of editions")
    self.pictures = pictures
  }

  public override var role: SemanticRole { .image }
  public override var mirrorsContent: Bool { false }
}
