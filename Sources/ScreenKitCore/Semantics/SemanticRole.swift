/// The kind of a view in the accessibility tree.
public enum SemanticRole: Hashable, Sendable {
  /// A group of its children without a meaning of its own.
  case group
  case text, button, image, navigationBar, tabBar, tab, panel, scrollArea, separator, document,
    chart
  case toggle, checkbox, radioGroup, radioButton, slider, progress, dialog, form
  case list, row, header, table, picker
  case textField, textView, keyPad
  case numberField, searchField, gauge
  /// An app's own role, by its name in words, such as "star rating".
  case custom(String)
  /// No node in the accessibility tree.
  case none
}
