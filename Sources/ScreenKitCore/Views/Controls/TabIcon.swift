/// The icon of a tab, before its title.
///
/// It is a decoration: screen readers read the title alone.
public enum TabIcon: Hashable, Sendable {
  /// A character such as `★`; surfaces that can show ASCII alone leave others out.
  case sign(String)
  /// An image, as high as the title; surfaces whose tabs are one character high leave it out.
  case image(PixelImage)
}
