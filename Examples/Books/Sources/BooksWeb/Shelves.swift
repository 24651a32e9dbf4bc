import BookScreens
import Foundation
import WebHost

/// The reading lists of all browsers, each in a separate file.
@MainActor final class Shelves {
  private let folder: URL
  private var open: [String: OpenLibrary] = [:]

  /// A library that is released when no page shows it any more.
  private struct OpenLibrary {
    weak var library: Library?
  }

  init(folder: URL) {
    self.folder = folder
  }

  /// Returns the library of a visitor's browser, the same one for all its pages.
  func library(of visitor: Visitor) throws -> Library {
    open = open.filter { $0.value.library != nil }
    if let library = open[visitor.browser]?.library { return library }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // `browser` has only letters, digits, - and _, so it is safe in a path.
    let url = folder.appending(path: "\(visitor.browser).json")
    let library = try Library(file: LibraryFile(url: url))
    open[visitor.browser] = OpenLibrary(library: library)
    return library
  }
}
