import Foundation

/// The file with the books.
struct LibraryFile: Sendable {
  var url: URL

  /// The file of the user who runs the app.
  static func standard() throws -> LibraryFile {
    let folder = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    return LibraryFile(url: folder.appending(path: "books.json"))
  }

  /// Returns the books; none before the first save.
  func load() throws -> [Book] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try JSONDecoder().decode([Book].self, from: Data(contentsOf: url))
  }

  /// Replaces the file; after a crash either the old or the new file is there, never a part.
  func save(_ books: [Book]) throws {
    try JSONEncoder().encode(books).write(to: url, options: .atomic)
  }
}
