/// What kind of thing a view is to someone who cannot see it.
public enum SemanticRole: Hashable, Sendable {
  /// Only groups its children.
  case group
  case text, button, image, tabBar, tab, panel, scrollArea, separator
  case document, chart
  /// Not worth telling.
  case none
}
