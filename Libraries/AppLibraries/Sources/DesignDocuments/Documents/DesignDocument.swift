internal import ScreenKitCore
internal import ScreenKitNav
internal import ScreenKitTestSupport
internal import ScreenKitTesting
internal import ScreenKitText

/// A document of the design process; the cases are in the order of their creation.
public enum DesignDocument: String, CaseIterable, Sendable {
  case requirements, screens, storyboard, navigation, classes, controllers, lifecycle, tasks
}

/// The documents of an app, made from its code and from runs of it.
@MainActor
public struct DesignDocuments<App: DesignedApp> {
  /// Creates the documents of `App`.
  public init(_: App.Type) {}

  /// Returns the files of a document, by their path below the app's folder of documents.
  public func make(_ document: DesignDocument) async throws -> [String: String] {
    switch document {
    case .requirements: try await requirementFiles()
    case .screens: try await screenFiles()
    case .storyboard: try await storyboardFiles()
    case .navigation: navigationFiles()
    case .classes: try classFiles()
    case .controllers: try await controllerFiles()
    case .lifecycle: try await lifecycleFiles()
    case .tasks: try await taskFiles()
    }
  }

  func file(_ document: DesignDocument, _ text: String) -> [String: String] {
    ["\(document.rawValue).md": text]
  }

  private func navigationFiles() -> [String: String] {
    file(
      .navigation,
      """
      # \(App.name): navigation

      The diagrams show the screens and the edges between them. A test drives the app under every look.
      It fails if the app follows an edge outside the diagram, or never follows an edge of the diagram.

      ## Navigation diagram

      ```mermaid
      \(App.graph.text(in: .mermaid))```

      ## Data flow diagram

      The diagram shows the same edges with the passed data. The test reads the data from the opened
      screens. It fails if the diagram names more or less data than the screens received.

      ```mermaid
      \(App.graph.text(in: .mermaid, withData: true))```

      """)
  }

  private func classFiles() throws -> [String: String] {
    let parts = try App.classes.map(\.text).joined(separator: "\n")
    return file(
      .classes,
      """
      # \(App.name): classes

      The diagrams show all types of the app, read from its source. `+` marks public members, and `~`
      marks members within the app's module. Private members are left out. Views have no class diagram.

      \(parts)
      """)
  }

  private func lifecycleFiles() async throws -> [String: String] {
    let record = LifecycleRecord()
    try await record.drive(App.self)
    return file(
      .lifecycle,
      """
      # \(App.name): lifecycles

      Both diagrams are drawn from a run of the app. Each arrow has the event or the call that caused the
      next state.

      ## Application

      \(LifecycleRecord.diagram(record.application, start: "notRunning", end: nil))
      ## Controller

      \(LifecycleRecord.diagram(record.screens, start: "initial", end: "destroyed"))
      """)
  }

  private func controllerFiles() async throws -> [String: String] {
    var unified = ControllerDiagram()
    var page = """
      # \(App.name): controllers

      Each look has a diagram with the container of each screen and its lifecycle calls. The last diagram
      has the three areas of each controller. An arrow without a label is the same under all looks.


      """
    for look in Look.Name.allCases {
      let walk = App.makeWalk()
      try await App.go(walk, look, App.graph)
      let diagram = ControllerDiagram(walk, under: look)
      unified.merge(diagram)
      page += "## \(look.rawValue)\n\n\(diagram.text())\n"
    }
    var areas: [String: ControllerAreas] = [:]
    for file in try SourceFile.all(in: App.source + "/Controllers") {
      let name = String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      areas[name] = ControllerAreas(try file.text)
    }
    return file(.controllers, page + "## Unified\n\n" + unified.text(areas))
  }
}
