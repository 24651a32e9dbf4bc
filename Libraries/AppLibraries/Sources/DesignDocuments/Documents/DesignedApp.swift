public import ScreenKitCore
public import ScreenKitNav
public import ScreenKitTesting
public import ScreenKitText

/// An app whose design documents are made from its code and from its runs.
@MainActor
public protocol DesignedApp {
  /// The environment of a run: the service, the device and the time.
  associatedtype Stage

  /// The name in the titles of the documents.
  static var name: String { get }
  /// The folder of the documents, from the package's folder.
  static var folder: String { get }
  /// The folder of the app's code, from the package's folder.
  static var source: String { get }
  /// The declared screens and the edges between them.
  static var graph: NavigationGraph { get }

  /// The requirements, in the order of their numbers, which begin with 1.
  static var requirements: [DesignRequirement] { get throws }
  /// The tasks, in the order in which screens are designed for them.
  static var tasks: [DesignTask] { get throws }
  /// A use case for each task.
  static var useCases: [UseCase<Self>] { get }
  /// The screens, by the names of their controllers.
  static var screens: [DesignScreen<Self>] { get }
  /// A sentence about the tasks of the screens.
  static var screenNote: String { get }
  /// The pictures, by the names of their files.
  static var pictures: [Scene<Self>] { get }
  /// The parts of the page of classes.
  static var classes: [ClassPart] { get throws }

  /// Creates the environment of a run.
  static func makeStage() throws -> Stage
  /// Launches the app, which shows its login screen.
  static func launch(on stage: Stage) async throws -> ScreenTest
  /// Logs in and selects another tab.
  static func enter(_ test: ScreenTest) async
  /// Returns the main model of the running app.
  static func model(of root: Controller) -> Model?
  /// Drives the app along each edge of `graph`, with a record in `walk`.
  static func go(_ walk: NavigationWalk, _ look: Look.Name, _ graph: NavigationGraph) async throws
}

extension DesignedApp {
  /// Returns an empty record for a walk through the app.
  public static func makeWalk() -> NavigationWalk {
    NavigationWalk { model(of: $0) }
  }

  /// Returns the names of the designed controllers.
  public static var controllers: [String] { screens.map(\.name) }
}

/// The app in a state that a drawing shows.
public struct Scene<App: DesignedApp> {
  /// Drives the app to the state, in a window of a size under a look.
  public typealias Play = @MainActor (App.Stage, CellSize, Look.Name) async throws -> ScreenTest

  /// The name of the picture.
  public let name: String
  let play: Play

  /// Creates a scene.
  public init(_ name: String, play: @escaping Play) { (self.name, self.play) = (name, play) }
}

/// A part of the page of classes.
public struct ClassPart {
  let title: String
  let words: String
  /// The types.
  public let diagram: ClassDiagram
  let others: [ClassSource]

  /// Creates a part from its title, the text below it, its types, and the other types that they
  /// use.
  public init(
    _ title: String, _ words: String = "", _ diagram: ClassDiagram,
    knowing others: [ClassSource] = []
  ) {
    (self.title, self.words) = (title, words)
    (self.diagram, self.others) = (diagram, others)
  }

  var text: String {
    "## \(title)\n\n" + (words.isEmpty ? "" : words + "\n\n") + diagram.text(knowing: others)
  }
}
