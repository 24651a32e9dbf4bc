/// The form of a page in a browser without script: its fields, and the buttons that send it.
struct HtmlForm {
  /// A field that is sent with each button.
  struct Field {
    let name: String
    var value: String
    let label: String
  }

  /// A button; it sends its name and value.
  struct Button {
    let name, value, label: String
  }

  private(set) var fields: [Field] = []
  private(set) var buttons: [Button] = []
  /// The visible text.
  private(set) var text = ""
  /// The open elements, and whether their content is inert.
  private var open: [(name: String, isInert: Bool)] = []
  /// The button, select or textarea whose content is being read.
  private var holder: (tag: Tag, text: String)?
  private var choice: String?

  init(_ html: String) {
    for piece in html.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      let end = piece.firstIndex(of: ">") ?? piece.endIndex
      let tag = Tag(String(piece[..<end]))
      if tag.isEnd { close(tag) } else { begin(tag) }
      let content = Tag.decoded(String(piece[end...].dropFirst()))
      if holder != nil { holder?.text += content }
      if !open.contains(where: { ["script", "style", "title"].contains($0.name) }) {
        text += content.isEmpty ? "" : content + "\n"
      }
    }
  }

  /// Types into a field, or sets a box by its value.
  mutating func fill(_ label: String, _ value: String) -> Bool {
    guard let index = fields.firstIndex(where: { $0.label == label }) else { return false }
    fields[index].value = value
    return true
  }

  private var isInert: Bool { open.last?.isInert ?? false }

  private mutating func begin(_ tag: Tag) {
    let isUsable = !isInert && tag["disabled"] == nil
    switch tag.name {
    case "input" where isUsable: addInput(tag)
    case "button", "textarea", "select": holder = (tag, "")
    case "option":
      if choice == nil || tag["selected"] != nil { choice = tag["value"] }
    default: break
    }
    guard !["input", "hr", "br", "link", "meta", "!doctype"].contains(tag.name) else { return }
    open.append((tag.name, isInert || tag["inert"] != nil))
  }

  private mutating func addInput(_ tag: Tag) {
    guard let name = tag["name"] else { return }
    let (value, label) = (tag["value"] ?? "", tag["aria-label"] ?? "")
    switch tag["type"] {
    case "submit": buttons.append(Button(name: name, value: value, label: label))
    case "checkbox", "radio":
      if tag["checked"] != nil { fields.append(Field(name: name, value: value, label: label)) }
    default: fields.append(Field(name: name, value: value, label: label))
    }
  }

  private mutating func close(_ tag: Tag) {
    if let (begun, text) = holder, begun.name == tag.name {
      let label = begun["aria-label"] ?? text.split(separator: "\n").joined(separator: " ")
      if !isInert, begun["disabled"] == nil, let name = begun["name"] {
        switch tag.name {
        case "button": buttons.append(Button(name: name, value: begun["value"] ?? "", label: label))
        case "select": fields.append(Field(name: name, value: choice ?? "", label: label))
        default: fields.append(Field(name: name, value: String(text.dropFirst()), label: label))
        }
      }
      (holder, choice) = (nil, nil)
    }
    if let index = open.lastIndex(where: { $0.name == tag.name }) { open.removeSubrange(index...) }
  }
}

/// A tag with its attributes.
private struct Tag {
  let name: String
  let isEnd: Bool
  private var attributes: [String: String] = [:]

  init(_ text: String) {
    isEnd = text.hasPrefix("/")
    var rest = (isEnd ? text.dropFirst() : text[...])
    name = String(rest.prefix { $0 != " " })
    rest = rest.dropFirst(name.count)
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
        continue
      }
      let key = rest.prefix { $0 != " " && $0 != "=" }
      rest = rest.dropFirst(key.count)
      guard rest.first == "=" else {
        attributes[String(key)] = ""
        continue
      }
      rest.removeFirst()
      let isQuoted = rest.first == "\""
      if isQuoted { rest.removeFirst() }
      let value = rest.prefix { $0 != (isQuoted ? "\"" : " ") }
      rest = rest.dropFirst(value.count + (isQuoted ? 1 : 0))
      attributes[String(key)] = Tag.decoded(String(value))
    }
  }

  subscript(name: String) -> String? { attributes[name] }

  static func decoded(_ text: String) -> String {
    [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"),
      ("&amp;", "&"),
    ]
    .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
