/// Shows one of several pictures, exchangeable at run time (F-056).
///
/// Its size is that of the largest picture, so showing another moves nothing else. All pictures
/// are shown in the same edition: the first one in which every picture fits.
public final class ImageView: View {
  /// The pictures to choose from; their editions correspond by position.
  public let pictures: [Picture]

  /// The index of the picture shown.
  public var shown = 0 {
    didSet {
      precondition(pictures.indices.contains(shown), "shown: there is no picture \(shown)")
      if shown != oldValue { changed(.appearance) }
    }
  }

  /// Makes a view that shows the first of `pictures`.
  public init(_ pictures: [Picture]) {
    precondition(
      Set(pictures.map(\.editions.count)).count == 1,
      "ImageView: needs pictures, and each in the same number of editions")
    self.pictures = pictures
  }

  public override var role: SemanticRole { .image }
}
