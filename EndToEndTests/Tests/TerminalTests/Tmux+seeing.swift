extension Tmux {
  /// Waits until each of `texts` is visible on the screen.
  func see(_ texts: String..., within limit: Duration = .seconds(10)) throws {
    try eventually(
      "\(texts) on\n\((try? lines().joined(separator: "\n")) ?? "")", within: limit
    ) {
      let screen = try lines().joined(separator: " ")
      return texts.allSatisfy { screen.contains($0) } ? () : nil
    }
  }

  /// Waits until none of `texts` is visible on the screen.
  func miss(_ texts: String..., within limit: Duration = .seconds(10)) throws {
    try eventually(
      "none of \(texts) on\n\((try? lines().joined(separator: "\n")) ?? "")", within: limit
    ) {
      let screen = try lines().joined(separator: " ")
      return texts.contains { screen.contains($0) } ? nil : ()
    }
  }
}
