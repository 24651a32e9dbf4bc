/// What kind of thing a view is to someone who cannot see it.
public enum SemanticRole: Hashable, Sendable {
  /// Only groups its children.
  case group
  case text, button, image, tabBar, tab, panel, scrollArea, separator
  case document, chart, toggle, checkbox, radioGroup, radioButton, slider, progress
  /// Not worth telling.
  case none
}
