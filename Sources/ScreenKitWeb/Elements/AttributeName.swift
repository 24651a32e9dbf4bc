/// An attribute that the web backend may set.
///
/// The set is closed: it contains no event handlers, styles or sources. An `href` is set only from
/// a checked link.
public enum AttributeName: String, CaseIterable, Sendable {
  case `class`, id, `for`, name, type, value, placeholder, role, href, rel, lang, dir, title
  case min, max, step, maxlength, rows, cols, size, tabindex, start, colspan, scope, multiple
  case autocomplete, spellcheck, inputmode, autocapitalize, enterkeyhint, target
  case disabled, checked, selected, hidden, inert, readonly, required
  case viewBox, preserveAspectRatio, d, points, x, y, x1, y1, x2, y2, cx, cy, r, width, height
  case ariaLabel = "aria-label", ariaHidden = "aria-hidden", ariaValueText = "aria-valuetext"
  case ariaLabelledBy = "aria-labelledby", ariaDescribedBy = "aria-describedby"
  case ariaChecked = "aria-checked", ariaSelected = "aria-selected", ariaCurrent = "aria-current"
  case ariaInvalid = "aria-invalid", ariaModal = "aria-modal", ariaSort = "aria-sort"
  case ariaPosInSet = "aria-posinset", ariaSetSize = "aria-setsize", ariaLevel = "aria-level"
  case ariaRowCount = "aria-rowcount", ariaRowIndex = "aria-rowindex", ariaBusy = "aria-busy"
  case ariaValueNow = "aria-valuenow", ariaValueMin = "aria-valuemin"
  case ariaValueMax = "aria-valuemax", ariaLive = "aria-live", ariaOrientation = "aria-orientation"
  case ariaMultiSelectable = "aria-multiselectable", ariaDisabled = "aria-disabled"
  case ariaRoleDescription = "aria-roledescription", ariaPressed = "aria-pressed"
  case ariaActiveDescendant = "aria-activedescendant", ariaHasPopup = "aria-haspopup"
  case ariaKeyShortcuts = "aria-keyshortcuts"
  case ariaOwns = "aria-owns", ariaExpanded = "aria-expanded", ariaControls = "aria-controls"
  /// The event that the client sends for the element.
  case on = "data-on"
  /// The keys that the client sends from the focused element.
  case keys = "data-keys"
  /// The number of a link, a column or an item.
  case item = "data-i"
  /// The number of the template, by which the client adopts an element of the first page.
  case kind = "data-k"
  /// A substitute for `tabindex=-1` in the first page until the script runs, for access by the Tab
  /// key.
  case skipped = "data-t"
  /// The pixels of an image, which the client draws: width, height, and four bytes per pixel in
  /// Base64.
  case pixels = "data-px"
  /// The number of a column whose width the user can change.
  case columnWidth = "data-w"
  /// A number of lines of a list.
  case lines = "data-n"
}
