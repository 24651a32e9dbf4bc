/// The icon of a tab, before its title.
///
/// Screen readers ignore the icon and read only the title.
public enum TabIcon: Hashable, Sendable {
  /// A character such as `★`; surfaces with only ASCII omit other characters.
  case sign(String)
  /// An image with the height of the title; surfaces with tabs of one character height omit it.
  case image(PixelImage)
}
