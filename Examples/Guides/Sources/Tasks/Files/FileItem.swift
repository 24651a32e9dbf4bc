/// A file, a folder or a symbolic link.
package struct FileItem: Identifiable, Sendable {
  package enum Kind: Equatable, Sendable {
    case file
    case folder
    /// A link with the path of its target, which need not exist.
    case link(to: String, isFolder: Bool)
  }

  package var id: String { name }
  package var name: String
  package var kind = Kind.file
  package var size = 0
  /// The nine bits of the permissions, such as 0o755.
  package var permissions = 0o644

  /// Whether the item can be opened as a folder.
  package var isFolder: Bool {
    switch kind {
    case .file: false
    case .folder: true
    case .link(_, let isFolder): isFolder
    }
  }

  /// The sort key, which puts folders before files.
  var order: (Int, String) { (isFolder ? 0 : 1, name) }

  /// The name in the table: `notes/`, or `latest → notes`.
  var label: String {
    switch kind {
    case .file: name
    case .folder: "\(name)/"
    case .link(let target, _): "\(name) → \(target)"
    }
  }

  /// The permissions as `rwxr-xr-x`.
  var rights: String {
    let letters = Array("rwxrwxrwx")
    return String(
      letters.indices.map { permissions & (1 << (8 - $0)) == 0 ? "-" : letters[$0] })
  }
}
