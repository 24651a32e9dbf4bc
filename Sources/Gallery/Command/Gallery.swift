import GalleryScreens
import ScreenKitCore
import ScreenKitText

@main
struct Gallery: TextApp {
  private var page: String?

  var options: [LaunchOption] {
    [LaunchOption("--page", value: "NAME", help: "begin with the page of that name")]
  }

  var minimumSize: CellSize { CellSize(columns: 20, rows: 6) }

  var offersLooks: Bool { true }

  mutating func configure(_ launch: Launch) throws {
    page = launch.value(of: "--page")
    if let page, !GalleryScreen.pageNames.contains(page) {
      throw LaunchError("--page knows \(GalleryScreen.pageNames.joined(separator: ", "))")
    }
  }

  func makeRoot() -> Controller { GalleryScreen(page: page) }
}
