internal import Foundation
internal import ScreenKitLooks

extension ThemeFile {
  /// Reads the theme file at `path`.
  ///
  /// The characters of the theme are for terminals; they are neither checked nor used here.
  ///
  /// - Throws: ``ThemeFileError``.
  init(file path: String) throws(ThemeFileError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ThemeFileError(file: path, reason: "the file cannot be read")
    }
    guard data.count <= ThemeFile.limit else {
      throw ThemeFileError(
        file: path, reason: "the file has more than \(ThemeFile.limit) bytes")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw ThemeFileError(file: path, reason: "the file is not UTF-8")
    }
    try self.init(text, file: path) { _, _ in nil }
  }
}
