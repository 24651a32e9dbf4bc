/// The order in which the app writes the characters of a line to the terminal.
public enum BidiOrder: String, Sendable, CaseIterable {
  /// Visual order: the app reorders text, since most terminals show cells from left to right.
  case visual
  /// Logical order: the terminal reorders text itself.
  case logical
}

extension BidiOrder {
  /// Creates the order for the terminal that the environment names.
  ///
  /// Konsole and mlterm reorder text whatever the app requests; multiplexers do not.
  init(environment value: (String) -> String?) {
    let isReordered = value("KONSOLE_VERSION") != nil || value("MLTERM") != nil
    let isMultiplexed = value("TMUX") != nil || value("STY") != nil
    self = isReordered && !isMultiplexed ? .logical : .visual
  }

  /// The order for the current layout or painting, set by the surface for that task.
  @TaskLocal static var current = BidiOrder.visual
}
