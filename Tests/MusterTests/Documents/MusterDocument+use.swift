import Muster
import ScreenKitCore
import ScreenKitTesting
import ScreenKitText

/// The documents about the use of the app.
extension MusterDocument {
  func requirementFiles() async throws -> [String: String] {
    let requirements = try DesignRequirement.all.map {
      "| R\($0.number) | \($0.name) | \(try $0.comment()) |"
    }
    let tasks = try DesignTask.allCases.map { task in
      let numbers = try task.requirements().map { "R\($0)" }.joined(separator: ", ")
      return "| \(task.rawValue) | \(numbers) | \(try task.comment()) |"
    }
    var page = """
      # Muster: requirements, tasks, use cases

      ## 1. Requirements

      | number | name | comments |
      | --- | --- | --- |
      \(requirements.joined(separator: "\n"))

      ## 2. Tasks

      | task | requirements | comments |
      | --- | --- | --- |
      \(tasks.joined(separator: "\n"))

      ## 3. Use cases

      A test plays each of them on the running app, and reads there what the screen says when
      something goes wrong. The [storyboard](storyboard.md) shows them.

      """
    for useCase in UseCase.all { page += try await text(of: useCase) }
    return ["requirements.md": page]
  }

  private func text(of useCase: UseCase) async throws -> String {
    var text = """

      ### \(useCase.task.rawValue)

      - **Actor:** \(useCase.actor)
      - **Start:** \(useCase.start)
      - **Steps:**

      """
    for (index, step) in useCase.steps.enumerated() { text += "  \(index + 1). \(step.words).\n" }
    text += "- **End:** \(useCase.end)\n\n"
    text += "| what can go wrong | what the screen says |\n| --- | --- |\n"
    for failure in useCase.failures {
      let stage = try AppStage()
      defer { withExtendedLifetime(stage) {} }
      let test = try await useCase.begin(on: stage)
      try await failure.play(test, stage)
      let words = (test.text(failure.view) ?? "").split(separator: "\n").joined(separator: " ")
      text += "| \(failure.words) | \(words) |\n"
    }
    return text
  }

  func screenFiles() async throws -> [String: String] {
    var files: [String: String] = [:]
    var page = """
      # Muster: screens

      ## Sketches

      What is on each screen, and not how it looks: made from the views of the running app, and the
      same under every look. Each screen is for one task; reading takes a list and a detail.


      """
    for screen in DesignScreen.allCases {
      let sketch = try await screen.sketch(under: .terminal)
      files["Sketches/\(screen.rawValue).svg"] = sketch
      let task = screen.task?.rawValue ?? "none of its own; it leads to the screens of the others"
      page += "### \(screen.rawValue)\n\nTask: \(task)\n\n"
      page += "![\(screen.rawValue)](Sketches/\(screen.rawValue).svg)\n\n"
    }
    page += "## Pictures\n\nThe same screens under the look `terminal`.\n"
    for scene in MusterScene.allCases {
      let test = try await scene.play(
        on: AppStage(), size: CellSize(columns: 60, rows: 14), look: .terminal)
      files["Snapshots/\(scene).svg"] = test.snapshot.svg
      page += "\n### \(scene)\n\n![\(scene)](Snapshots/\(scene).svg)\n"
    }
    files["screens.md"] = page
    return files
  }

  func storyboardFiles() async throws -> [String: String] {
    var files: [String: String] = [:]
    var page = """
      # Muster: storyboard

      Each use case as the sequence of its screens. A test performs the steps in the running app and
      draws the screen after each. The last column has the arguments of the screen that was opened.

      """
    for useCase in UseCase.all {
      let board = try await Storyboard(useCase)
      let name = "Sketches/story-\(useCase.task).svg"
      files[name] = board.svg
      page += "\n## \(useCase.task.rawValue)\n\n![\(useCase.task.rawValue)](\(name))\n\n"
      page += board.table
    }
    files["storyboard.md"] = page
    return files
  }

  func taskFiles() async throws -> [String: String] {
    var page = """
      # Muster: tasks by platform

      A test performs every step of every task under each look. It records the screens in front after
      each step, the outermost first, and the lifecycle calls that the step caused.

      """
    for look in Look.Name.allCases {
      page += "\n## \(look.rawValue)\n"
      for useCase in UseCase.all {
        page += "\n### \(useCase.task.rawValue)\n\n"
        page += "| step | screens in front | calls |\n| --- | --- | --- |\n"
        let stage = try AppStage()
        defer { withExtendedLifetime(stage) {} }
        let test = try await useCase.begin(on: stage, look: look)
        for step in useCase.steps {
          test.clearHistory()
          try await step.play(test, stage)
          let path = test.application.root.frontPath.map { "\(type(of: $0))".prefix { $0 != "<" } }
          let calls = test.lifecycle.map { $0.replacing(#/<\w+>/#, with: "") }
          page += "| \(step.words) | \(path.joined(separator: " › ")) | "
          page += "\(calls.joined(separator: ", ")) |\n"
        }
      }
    }
    return ["tasks.md": page]
  }
}
