/// The button of a form: its name tells the action, and its name or value tells the target.
enum FormTarget: Hashable, Sendable {
  case press(Int)
  case toggle(Int)
  case dismiss(Int)
  case sort(Int, column: Int)
  case follow(Int, link: Int)
  /// Shows other rows of a list: the rows before or after those in the page.
  case turnPage(Int, isForward: Bool)
  /// The Enter key in a field; its button has no name.
  case submit

  /// Reads a field of the form; `nil` if it is not a button.
  init?(name: String, value: String) {
    guard let letter = name.first, name.utf8.count <= 20 else { return nil }
    switch (letter, Int(name.dropFirst()), Int(value)) {
    case ("p", nil, let node?) where name == "p": self = .press(node)
    case ("p", let node?, _): self = .press(node)
    case ("t", let node?, _): self = .toggle(node)
    case ("x", let node?, _): self = .dismiss(node)
    case ("o", let node?, let column?): self = .sort(node, column: column)
    case ("l", let node?, let link?): self = .follow(node, link: link)
    case ("b", let node?, _): self = .turnPage(node, isForward: false)
    case ("n", let node?, _): self = .turnPage(node, isForward: true)
    case ("s", nil, _) where name == "s": self = .submit
    default: return nil
    }
  }
}
