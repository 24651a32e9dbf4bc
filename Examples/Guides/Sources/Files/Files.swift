import Foundation
import ScreenKitCore
import ScreenKitOffline
import ScreenKitText
import Tasks

/// The file manager in a terminal: `swift run Files`.
@main struct Files: TextApp {
  func makeRoot() -> Controller {
    let trash = StateFolder.path("files") + "/trash"
    return FilesApp(
      DiskFiles(trashFolder: trash), at: FileManager.default.currentDirectoryPath)
  }
}
