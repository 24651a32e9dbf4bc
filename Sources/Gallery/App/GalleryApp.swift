public import ScreenKitCore
public import ScreenKitLaunch

/// The gallery as an app, with its options, for every host.
public struct GalleryApp: CommandLineApp {
  private var page: String?
  private var language = Language.english

  /// Creates the app with its first page in English.
  public init() {}

  /// The name "Gallery".
  public var name: String { "Gallery" }

  /// The options for the first page and the language.
  public var options: [LaunchOption] {
    [
      LaunchOption("--page", value: "NAME", help: "start with that page"),
      LaunchOption(
        "--language", choices: Language.allCases.map(\.rawValue),
        help: "the language of the framework's texts"),
    ]
  }

  /// The texts in the chosen language.
  public var strings: Strings { language.strings }

  /// The value `true`: the gallery shows every look.
  public var offersLooks: Bool { true }

  /// Sets the first page and the language.
  ///
  /// - Throws: A ``LaunchError`` with the list of pages, if the page is unknown.
  public mutating func configure(_ launch: Launch) throws {
    page = launch.value(of: "--page")
    let names = GalleryScreen.pageNames
    if let page, !names.contains(page) {
      throw LaunchError(
        "--page: unknown page \"\(page)\"; choose one of \(names.joined(separator: ", "))")
    }
    language = launch.value(of: "--language").flatMap(Language.init) ?? .english
  }

  /// Creates the list of pages, with the chosen page beside it.
  public func makeRoot() -> Controller { GalleryScreen(page: page) }
}
