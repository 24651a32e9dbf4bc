import GalleryScreens
import ScreenKitCore
import ScreenKitText

@main
struct Gallery: TextApp {
  private var page: String?
  private var language = Language.english

  var options: [LaunchOption] {
    [
      LaunchOption("--page", value: "NAME", help: "begin with the page of that name"),
      LaunchOption(
        "--language", value: Language.allCases.map(\.rawValue).joined(separator: "|"),
        help: "the language of the framework's texts"),
    ]
  }

  var strings: Strings { language.strings }

  var minimumSize: CellSize { CellSize(columns: 20, rows: 6) }

  var offersLooks: Bool { true }

  mutating func configure(_ launch: Launch) throws {
    page = launch.value(of: "--page")
    if let page, !GalleryScreen.pageNames.contains(page) {
      throw LaunchError("--page knows \(GalleryScreen.pageNames.joined(separator: ", "))")
    }
    guard let name = launch.value(of: "--language") else { return }
    guard let wanted = Language(rawValue: name) else {
      let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
      throw LaunchError("--language knows \(known), not \(name)")
    }
    language = wanted
  }

  func makeRoot() -> Controller { GalleryScreen(page: page) }
}
