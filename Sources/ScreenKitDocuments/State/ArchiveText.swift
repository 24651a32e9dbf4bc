internal import ScreenKitCore

/// The JSON text of an archive, with sorted names, so that equal archives have equal texts.
///
/// The format is that of `Codable`. This type is several times as fast as a general encoder, since
/// the state of a large app is saved up to once a second.
struct ArchiveText {
  private(set) var bytes: [UInt8] = []

  /// Creates the text of `archive`.
  init(_ archive: ScreenArchive) {
    append("{")
    if let look = archive.look {
      append("\"look\":")
      appendQuoted(look)
      append(",")
    }
    append("\"root\":")
    append(archive.root)
    append(",\"version\":\(archive.version)}")
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  private mutating func append(_ state: ScreenState) {
    append("{\"children\":")
    append(state.children) { $0.append($1) }
    if let navigation = state.navigation {
      append(",\"navigation\":")
      append(navigation)
    }
    if let own = state.own {
      append(",\"own\":")
      append(own)
    }
    if let title = state.title {
      append(",\"title\":")
      appendQuoted(title)
    }
    append(",\"views\":")
    append(state.views) { $0.append($1) }
    append("}")
  }

  private mutating func append(_ state: SavedState) {
    append(state.members) { $0.append($1) }
  }

  private mutating func append<Member>(
    _ members: [String: Member], _ appendMember: (inout ArchiveText, Member) -> Void
  ) {
    var separator = UInt8(ascii: "{")
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      bytes.append(separator)
      appendQuoted(name)
      bytes.append(UInt8(ascii: ":"))
      appendMember(&self, member)
      separator = UInt8(ascii: ",")
    }
    if members.isEmpty { bytes.append(separator) }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func append(_ value: SavedState.Value) {
    append("[\"")
    append(value.kind.rawValue)
    if case .null = value { return append("\"]") }
    append("\",")
    switch value {
    case .null: break
    case .bool(let flag): append(flag ? "true" : "false")
    case .int(let number): append("\(number)")
    case .double(let number): append("\"\(number)\"")
    case .string(let text): appendQuoted(text)
    case .state(let state): append(state)
    case .list(let values):
      var separator = UInt8(ascii: "[")
      for value in values {
        bytes.append(separator)
        append(value)
        separator = UInt8(ascii: ",")
      }
      if values.isEmpty { bytes.append(separator) }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        append(byte < 0x10 ? "\\u000" : "\\u00")
        append(String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
