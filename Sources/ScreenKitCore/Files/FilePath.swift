/// The path of a file or folder in a ``FileSource``, as the names from the source's root folder.
///
/// The root of a source need not be the root of the file system. A path has no `..`, so it cannot
/// lead out of the source.
public struct FilePath: Hashable, Sendable {
  /// The names from the root folder; empty for the root itself.
  public private(set) var names: [FileName]

  static let slash = UInt8(ascii: "/")

  /// The root folder of the source.
  public static let root = FilePath([])

  /// Creates a path from names, the first of which is in the root folder.
  public init(_ names: [FileName]) { self.names = names }

  /// Parses a typed path; a path without `/` in front begins at `folder`.
  ///
  /// `..` removes the name before it, and does nothing at the root. Returns `nil` if the text
  /// contains a zero.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - folder: The folder in which a relative path begins.
  public init?(_ text: String, in folder: FilePath = .root) {
    var names = text.utf8.first == FilePath.slash ? [] : folder.names
    for part in text.utf8.split(separator: FilePath.slash) {
      if part.elementsEqual("..".utf8) {
        _ = names.popLast()
      } else if !part.elementsEqual(".".utf8) {
        guard let name = FileName(bytes: part) else { return nil }
        names.append(name)
      }
    }
    self.names = names
  }

  /// The last name; `nil` for the root.
  public var name: FileName? { names.last }

  /// The folder that contains the file or folder; `nil` for the root.
  public var parent: FilePath? { names.isEmpty ? nil : FilePath(names.dropLast()) }

  /// Returns the path of `name` in this folder.
  public func appending(_ name: FileName) -> FilePath { FilePath(names + [name]) }

  /// The path for a screen, with unusual characters escaped; `/` for the root.
  public var shownText: String { "/" + names.map(\.shownText).joined(separator: "/") }

  /// The path as text that identifies the same file; `nil` if a name is not valid UTF-8.
  public var exactText: String? {
    let texts = names.compactMap(\.exactText)
    return texts.count == names.count ? "/" + texts.joined(separator: "/") : nil
  }

  /// Creates a path of names, for initializers that cannot fail.
  private init(_ names: ArraySlice<FileName>) { self.names = Array(names) }
}
