/// The icon of a tab bar item: one with a name, or an image of the web.
enum DescribedIcon: Hashable {
  case system(SystemIcon)
  case image(String)

  /// Creates the icon that `text` names; `nil` if it is neither a name nor an address.
  init?(_ text: String) {
    if IconAddress.isWeb(.text(text)) {
      self = .image(text)
    } else if let name = ChoiceSet(SystemIcon.self).name(for: text),
      let icon = SystemIcon(rawValue: name)
    {
      self = .system(icon)
    } else {
      return nil
    }
  }

  /// The character of an icon with a name.
  var sign: String? {
    guard case .system(let icon) = self else { return nil }
    return switch icon {
    case .more: "…"
    case .favorites, .topRated: "★"
    case .featured: "◆"
    case .recents, .mostRecent: "◷"
    case .contacts: "☻"
    case .history: "↺"
    case .bookmarks: "§"
    case .search: "⌕"
    case .downloads: "↓"
    case .mostViewed: "≡"
    }
  }
}
