/// Places its children in the same room, the last one in front.
open class Overlay: View {
  /// Where a child that does not fill the room stands in it.
  public final var alignment: Alignment {
    didSet { if alignment != oldValue { changed(.structure) } }
  }

  /// Makes an overlay of `children`, the last one in front.
  public init(alignment: Alignment = .fill, @ViewBuilder _ children: () -> [View] = { [] }) {
    self.alignment = alignment
    super.init()
    setChildren(children())
  }
}
