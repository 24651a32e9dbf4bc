internal import ScreenKitCore
internal import ScreenKitTesting
public import ScreenKitText

/// A designed screen, with the name of its controller.
@MainActor
public struct DesignScreen<App: DesignedApp> {
  /// The name of the controller.
  public let name: String
  /// The single task of the screen; `nil` if it only leads to other screens.
  public let task: String?
  private let play: Scene<App>.Play

  /// Creates a screen with the task `task`, which `play` shows.
  public init(_ name: String, task: String?, play: @escaping Scene<App>.Play) {
    (self.name, self.task, self.play) = (name, task, play)
  }

  /// Returns the sketch of the screen in the app under `look`.
  public func sketch(under look: Look.Name) async throws -> String {
    let stage = try App.makeStage()
    defer { withExtendedLifetime(stage) {} }
    let test = try await play(stage, CellSize(columns: 60, rows: 20), look)
    // Only one look has a row of hints, which would take a row of a list.
    test.application.run { test.application.showsKeyHints = false }
    let path = test.application.root.frontPath
    guard let screen = path.first(where: { "\(type(of: $0))" == name }) else { return "" }
    return ScreenSketch(of: screen).svg
  }
}
