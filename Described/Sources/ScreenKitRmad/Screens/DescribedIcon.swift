/// The icon of a tab bar item: a named icon, or an image from the web.
enum DescribedIcon: Hashable {
  case system(SystemIcon)
  case image(String)

  /// Creates the icon for `text`; `nil` if it is neither a known name nor an address.
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

  /// The character of a named icon; `nil` for an image.
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
