/// The name of a file or folder within its folder: any bytes except `/` and zero.
///
/// Systems allow names with control characters or invalid UTF-8. Such a name keeps its bytes, so
/// that the file can be opened, and has a ``shownText`` that is safe to show.
public struct FileName: Hashable, Sendable {
  /// The name as text, with replacement characters for invalid bytes.
  private let text: String
  /// The bytes of a name that is not valid UTF-8; `nil` for other names, to save memory.
  private let raw: [UInt8]?

  /// Creates a name from its bytes; returns `nil` if they are empty, `.`, `..`, or contain `/` or
  /// zero.
  public init?(bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty, !bytes.contains(0), !bytes.contains(FilePath.slash),
      !bytes.elementsEqual(".".utf8), !bytes.elementsEqual("..".utf8)
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    (self.text, raw) = (text, text.utf8.elementsEqual(bytes) ? nil : Array(bytes))
  }

  /// Creates a name from a text; returns `nil` if it is empty, `.`, `..`, or contains `/` or zero.
  public init?(_ text: String) { self.init(bytes: text.utf8) }

  /// The bytes of the name, for system calls.
  public var bytes: [UInt8] { raw ?? Array(text.utf8) }

  /// The name as text that identifies the same file; `nil` if the name is not valid UTF-8.
  public var exactText: String? { raw == nil ? text : nil }

  /// Whether the name begins with a period, so that lists of files hide the file by default.
  public var isHidden: Bool { text.utf8.first == 0x2E }

  /// The name for a screen, with control characters and invalid bytes escaped.
  ///
  /// Characters that change the direction of text are also escaped, since they can disguise a name.
  public var shownText: String {
    guard raw != nil || text.unicodeScalars.contains(where: \.needsEscape) else { return text }
    return FileName.escaped(bytes)
  }

  /// Returns `bytes` as text without characters that control a screen.
  static func escaped(_ bytes: [UInt8]) -> String {
    var shown = ""
    var rest = bytes[...]
    while let first = rest.first {
      // A scalar has at most four bytes; a part of one is invalid.
      let scalar = (1...4).lazy.map { rest.prefix($0) }
        .compactMap { String(validating: $0, as: UTF8.self)?.unicodeScalars.first }.first
      guard let scalar else {
        shown += "\\x" + FileName.digits(UInt32(first), 2)
        rest = rest.dropFirst()
        continue
      }
      switch scalar {
      case _ where !scalar.needsEscape: shown.unicodeScalars.append(scalar)
      case "\n": shown += "\\n"
      case "\t": shown += "\\t"
      default: shown += "\\u{" + FileName.digits(scalar.value, 2) + "}"
      }
      rest = rest.dropFirst(UTF8.width(scalar))
    }
    return shown
  }

  private static func digits(_ value: UInt32, _ count: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// Returns whether both names have the same bytes; names with equal texts may differ.
  public static func == (first: FileName, second: FileName) -> Bool {
    first.raw == second.raw && first.text.utf8.elementsEqual(second.text.utf8)
  }

  /// Adds the bytes to `hasher`.
  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension FileName {
  /// Returns the place of the name in the order of a list.
  ///
  /// Names that are equal for people, such as in Unicode's equivalent forms, are in the order of
  /// their bytes.
  func key(in collation: Collation) -> Key { Key(text: collation.key(of: text), name: self) }

  /// The place of a name in the order of a list.
  struct Key: Comparable {
    let text: CollationKey
    let name: FileName

    static func < (first: Key, second: Key) -> Bool {
      if first.text < second.text { return true }
      return first.text == second.text
        && first.name.bytes.lexicographicallyPrecedes(second.name.bytes)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character moves the cursor, changes the direction of other characters, or is
  /// invisible.
  fileprivate var needsEscape: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      // The joiners of emoji and of scripts such as Persian are harmless.
      value != 0x200D && value != 0x200C
    default: false
    }
  }
}
