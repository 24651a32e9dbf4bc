import Foundation
import Muster
import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText

/// The documents of the design process, in the order in which it makes them.
@MainActor
enum MusterDocument: String, CaseIterable {
  case requirements, screens, storyboard, navigation, classes, controllers, lifecycle, tasks

  /// Returns the files of the document, by their path below `Docs/Muster`, made from the code and
  /// the app.
  func make() async throws -> [String: String] {
    switch self {
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

  private func file(_ text: String) -> [String: String] { ["\(rawValue).md": text] }

  private func navigationFiles() -> [String: String] {
    file(
      """
      # Muster: navigation

      The screens and the ways between them. A test drives the app under every look: it fails where
      the app goes a way that is not here, and where a way is here that the app does not go.

      ## Navigation diagram

      ```mermaid
      \(MusterApp.graph.text(in: .mermaid))```

      ## Data flow diagram

      The same ways with what is passed on them. The test reads it from the screens that were
      opened: it fails where the diagram names more or less than they were given.

      ```mermaid
      \(MusterApp.graph.text(in: .mermaid, withData: true))```

      """)
  }

  private func classFiles() throws -> [String: String] {
    let (models, services) = (try ClassDiagram("Models"), try ClassDiagram("Services"))
    let (exchange, controllers) = (try ClassDiagram("API"), try ClassDiagram("Controllers"))
    return file(
      """
      # Muster: classes

      All types of the app, read from its source: `+` marks public members, `~` those of the app's own
      module; private members are left out. Views have no class diagram.

      ## Models

      They come from the data flow diagram. The data in it is a `Profile`, or too simple for a class.

      \(models.text(knowing: services.types + exchange.types))
      ## Services

      \(services.text(knowing: exchange.types))
      ## Exchange

      The messages between the app and a server.

      \(exchange.text())
      ## Controllers

      They come from the navigation diagram: one for each screen, and one for each navigator.

      \(controllers.text(knowing: models.types))
      ## Command

      \(try ClassDiagram("Command").text(knowing: controllers.types))
      """)
  }

  private func lifecycleFiles() async throws -> [String: String] {
    let record = LifecycleRecord()
    try await record.drive()
    return file(
      """
      # Muster: lifecycles

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
      # Muster: controllers

      The container of each screen and its lifecycle calls, for each look; then one diagram with the
      three areas of each controller. An arrow without words is the same under all looks.


      """
    for look in Look.Name.allCases {
      let walk = NavigationWalk()
      try await walk.go(look)
      let diagram = ControllerDiagram(walk, under: look)
      unified.merge(diagram)
      page += "## \(look.rawValue)\n\n\(diagram.text())\n"
    }
    var areas: [String: ControllerAreas] = [:]
    for file in try SourceFile.all(in: "Sources/MusterDemo/Controllers") {
      let name = String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      areas[name] = ControllerAreas(try file.text)
    }
    return file(page + "## Unified\n\n" + unified.text(areas))
  }
}
