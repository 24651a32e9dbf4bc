internal import ScreenKitCore
internal import ScreenKitTesting
internal import ScreenKitText

/// The documents about the use of the app.
extension DesignDocuments {
  func requirementFiles() async throws -> [String: String] {
    let requirements = try App.requirements.map {
      "| R\($0.number) | \($0.name) | \($0.comment) |"
    }
    let tasks = try App.tasks.map { task in
      let numbers = task.requirements.map { "R\($0)" }.joined(separator: ", ")
      return "| \(task.title) | \(numbers) | \(task.comment) |"
    }
    var page = """
      # \(App.name): requirements, tasks, use cases

      ## 1. Requirements

      | number | name | comments |
      | --- | --- | --- |
      \(requirements.joined(separator: "\n"))

      ## 2. Tasks

      | task | requirements | comments |
      | --- | --- | --- |
      \(tasks.joined(separator: "\n"))

      ## 3. Use cases

      A test performs each use case on the running app, and compares the message after each failure.
      The [storyboard](storyboard.md) shows the use cases.

      """
    for useCase in App.useCases { page += try await text(of: useCase) }
    return ["requirements.md": page]
  }

  private func text(of useCase: UseCase<App>) async throws -> String {
    var text = """

      ### \(try title(of: useCase.task))

      - **Actor:** \(useCase.actor)
      - **Start:** \(useCase.start)
      - **Steps:**

      """
    for (index, step) in useCase.steps.enumerated() { text += "  \(index + 1). \(step.words).\n" }
    text += "- **End:** \(useCase.end)\n\n"
    text += "| failure | message on the screen |\n| --- | --- |\n"
    for failure in useCase.failures {
      let stage = try App.makeStage()
      defer { withExtendedLifetime(stage) {} }
      let test = try await useCase.begin(on: stage)
      try await failure.play(test, stage)
      let words = failure.message(test).split(separator: "\n").joined(separator: " ")
      text += "| \(failure.words) | \(words) |\n"
    }
    return text
  }

  func screenFiles() async throws -> [String: String] {
    var files: [String: String] = [:]
    var page = """
      # \(App.name): screens

      ## Sketches

      The sketches show the content of each screen, without its appearance. They are drawn from the
      views of the running app, and are the same under every look. \(App.screenNote)


      """
    for screen in App.screens {
      let sketch = try await screen.sketch(under: .terminal)
      files["Sketches/\(screen.name).svg"] = sketch
      let task = try screen.task.map(title(of:))
      page += "### \(screen.name)\n\n"
      page += "Task: \(task ?? "none; it contains the screens of the tasks")\n\n"
      page += "![\(screen.name)](Sketches/\(screen.name).svg)\n\n"
    }
    page += "## Snapshots\n\nThe snapshots show the same screens under the look `terminal`.\n"
    for scene in App.pictures {
      let stage = try App.makeStage()
      defer { withExtendedLifetime(stage) {} }
      let test = try await scene.play(stage, CellSize(columns: 80, rows: 24), .terminal)
      files["Snapshots/\(scene.name).svg"] = test.snapshot.svg
      page += "\n### \(scene.name)\n\n![\(scene.name)](Snapshots/\(scene.name).svg)\n"
    }
    files["screens.md"] = page
    return files
  }

  func storyboardFiles() async throws -> [String: String] {
    var files: [String: String] = [:]
    var page = """
      # \(App.name): storyboard

      The page shows each use case as the sequence of its screens. A test performs the steps in the
      running app and draws the screen after each. The last column has the arguments of the opened
      screen.

      """
    for useCase in App.useCases {
      let board = try await Storyboard(useCase)
      let (name, title) = ("Sketches/story-\(useCase.task).svg", try title(of: useCase.task))
      files[name] = board.svg
      page += "\n## \(title)\n\n![\(title)](\(name))\n\n"
      page += board.table
    }
    files["storyboard.md"] = page
    return files
  }

  func taskFiles() async throws -> [String: String] {
    var page = """
      # \(App.name): tasks by platform

      A test performs every step of every task under each look. It records the screens in front after
      each step, the outermost first, and the lifecycle calls that the step caused.

      """
    for look in Look.Name.allCases {
      page += "\n## \(look.rawValue)\n"
      for useCase in App.useCases {
        page += "\n### \(try title(of: useCase.task))\n\n"
        page += "| step | screens in front | calls |\n| --- | --- | --- |\n"
        let stage = try App.makeStage()
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

  /// Returns the title of a task, by its name in the code.
  private func title(of id: String) throws -> String {
    guard let task = try App.tasks.first(where: { $0.id == id }) else {
      throw MissingLine(number: id)
    }
    return task.title
  }
}
