public import ScreenKitCore
public import ScreenKitTesting
internal import ScreenKitText

/// The steps of a user's task, described in words and performed on the running app.
public struct UseCase<App: DesignedApp> {
  /// An action that drives the app.
  public typealias Play = @MainActor (ScreenTest, App.Stage) async throws -> Void

  /// One action of the user.
  public struct Step {
    let words: String
    let play: Play

    /// Creates a step.
    public init(words: String, play: @escaping Play) { (self.words, self.play) = (words, play) }
  }

  /// A failure, and the message about it.
  public struct Failure {
    let words: String
    let message: @MainActor (ScreenTest) -> String
    let play: Play

    /// Creates a failure whose message is in the label `view`.
    public init(words: String, view: ViewID, play: @escaping Play) {
      self.init(words: words, message: { $0.labelText(view) }, play: play)
    }

    /// Creates a failure whose message is in a dialog.
    public init(wordsInDialog words: String, play: @escaping Play) {
      self.init(words: words, message: { $0.dialogText }, play: play)
    }

    private init(
      words: String, message: @escaping @MainActor (ScreenTest) -> String, play: @escaping Play
    ) {
      (self.words, self.message, self.play) = (words, message, play)
    }
  }

  let actor = "Student"
  /// The task, by the name in the code.
  public let task: String
  let start: String
  let steps: [Step]
  let end: String
  /// Whether the app is in the final state of the use case.
  let isAtEnd: @MainActor (ScreenTest, App.Stage) -> Bool
  let failures: [Failure]
  private let open: Scene<App>.Play

  /// Creates a use case; `open` launches the app and drives it to the start.
  public init(
    task: String, start: String, steps: [Step], end: String,
    isAtEnd: @escaping @MainActor (ScreenTest, App.Stage) -> Bool, failures: [Failure],
    open: @escaping Scene<App>.Play
  ) {
    (self.task, self.start, self.steps, self.end) = (task, start, steps, end)
    (self.isAtEnd, self.failures, self.open) = (isAtEnd, failures, open)
  }

  /// Returns the app at the start of the use case.
  @MainActor
  func begin(on stage: App.Stage, look: Look.Name = .terminal) async throws -> ScreenTest {
    try await open(stage, CellSize(columns: 60, rows: 20), look)
  }
}

extension ScreenTest {
  fileprivate func labelText(_ id: ViewID) -> String {
    view(id, as: Label.self).map { $0.isHidden ? "" : $0.text } ?? ""
  }

  /// The title and the message of the open dialog; empty without a dialog.
  fileprivate var dialogText: String {
    guard let panel = application.window.panel else { return "" }
    var texts = [panel.accessibleText]
    var open: [View] = [panel]
    while let view = open.popLast() {
      if let label = view as? Label { texts.append(label.text) }
      open += view.children.reversed()
    }
    return texts.filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
