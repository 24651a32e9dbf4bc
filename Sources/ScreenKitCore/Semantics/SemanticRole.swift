/// What kind of thing a view is to someone who cannot see it.
public enum SemanticRole: Hashable, Sendable {
  /// Only groups its children.
  case group
  case text, button, image, navigationBar, tabBar, tab, panel, scrollArea, separator, document,
    chart
  case toggle, checkbox, radioGroup, radioButton, slider, progress, dialog, form
  case list, row, header, table, picker
  case textField, textView, keyPad
  /// Not worth telling.
  case none
}
