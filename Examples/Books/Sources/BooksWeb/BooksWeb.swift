import BookScreens
import Foundation
import ScreenKitCore
import WebHost

/// The app in a browser; each browser has a separate reading list.
@main struct BooksWeb: WebApp {
  private var shelves = Shelves(folder: URL.temporaryDirectory.appending(path: "books-web"))

  var name: String { "Books" }

  var options: [LaunchOption] {
    [LaunchOption("--folder", value: "DIR", help: "keep the reading lists there")]
  }

  mutating func configure(_ launch: Launch) throws {
    guard let path = launch.value(of: "--folder") else { return }
    shelves = Shelves(folder: URL(filePath: path))
  }

  /// Called for each page that a visitor opens.
  func makeRoot(for visitor: Visitor) throws -> Controller {
    BooksNavigator(try shelves.library(of: visitor))
  }
}
