import ScreenKitCore

/// The files of the machine, as a protocol, so that tests need no disk.
@MainActor
package protocol FileService {
  func items(in folder: String) async throws -> [FileItem]
  func makeFolder(_ name: String, in folder: String) async throws
  func rename(_ name: String, to new: String, in folder: String) async throws
  func copy(_ paths: [String], to folder: String) async throws
  func move(_ paths: [String], to folder: String) async throws
  /// Moves items to the trash, and returns them with their paths.
  func trash(_ paths: [String]) async throws -> [TrashedItem]
  /// Moves an item back to its original path.
  func restore(_ item: TrashedItem) async throws
}

/// An item in the trash.
package struct TrashedItem: Equatable, Sendable {
  /// The path before the move.
  package var original: String
  /// The path after the move.
  package var kept: String
}

/// An error of a file, with advice for the user.
struct FileProblem: PresentableError, Equatable {
  let title: String
  let message: String

  static func taken(_ name: String) -> FileProblem {
    FileProblem(
      title: "“\(name)” exists already", message: "Rename or delete one of the two first.")
  }

  static func within(_ name: String) -> FileProblem {
    FileProblem(
      title: "A folder cannot contain itself", message: "Choose another place for “\(name)”.")
  }
}

/// A name that the user gave to a file or folder.
enum FileName {
  /// Returns the mistake in a name; `nil` if the name is valid.
  static func problem(_ name: String) -> String? {
    if name.isEmpty || name == "." || name == ".." { return "Enter a name." }
    if name.contains("/") || name.contains("\0") { return "A name has no / in it." }
    return name.utf8.count > 255 ? "This name is too long." : nil
  }
}
