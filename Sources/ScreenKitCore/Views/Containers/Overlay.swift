/// A container that layers its children in the same area, the last one in front.
open class Overlay: View {
  /// The alignment of children that are smaller than the area.
  public final var alignment: Alignment {
    didSet { if alignment != oldValue { changed(.structure) } }
  }

  /// Creates an overlay of `children`, the last one in front.
  public init(alignment: Alignment = .fill, @ViewBuilder _ children: () -> [View] = { [] }) {
    self.alignment = alignment
    super.init()
    setChildren(children())
  }
}
