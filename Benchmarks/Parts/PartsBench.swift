/// Figures of parts of the framework, each by itself, as rows of a Markdown table.
///
/// With the argument `counts` only what can be counted, and fails where it is more than it may be.
@main
struct PartsBench {
  @MainActor
  static func main() async throws {
    let isLean = SteadyFrames.run()
    if CommandLine.arguments.contains("counts") {
      if !isLean { fatalError("PartsBench: a steady frame allocates more than it may") }
      return
    }
    Observation.run()
    Frames.run()
    await Screens.run()
    try Layouts.run()
    Texts.run()
    Keys.run()
  }
}
