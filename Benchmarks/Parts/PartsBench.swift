/// Figures of single parts of the framework, as rows of a Markdown table.
///
/// The argument `counts` selects the countable figures, and fails if one exceeds its limit. The
/// argument `soak` fails if sessions leave memory behind; the next argument is the number of
/// sessions between two readings. Names of parts select only these parts.
@main
struct PartsBench {
  @MainActor
  static func main() async throws {
    let chosen = CommandLine.arguments.dropFirst()
    if chosen == ["counts"] {
      let isLean = [SteadyFrames.run(), Screens.count()].allSatisfy(\.self)
      if isLean { return }
      fatalError("PartsBench: something allocates more than it may")
    }
    if chosen.first == "soak" {
      let rounds = chosen.dropFirst().first.flatMap { Int($0) } ?? 20
      if await Soak.run(rounds: rounds) { return }
      fatalError("PartsBench: sessions leave memory behind")
    }
    for (name, run) in parts where chosen.isEmpty || chosen.contains(name) { try await run() }
  }

  @MainActor private static let parts: [(name: String, run: @MainActor () async throws -> Void)] = [
    ("frames", { _ = SteadyFrames.run() }), ("pushes", { _ = Screens.count() }),
    ("observation", Observation.run),
    ("comparing", Frames.run), ("screens", Screens.run), ("labels", Layouts.labels),
    ("steps", Layouts.steps), ("documents", Layouts.documents), ("pages", ListPages.run),
    ("logs", Logs.run), ("growth", Growth.run), ("stacks", DeepStacks.run),
    ("texts", Texts.run), ("keys", Keys.run),
  ]
}
