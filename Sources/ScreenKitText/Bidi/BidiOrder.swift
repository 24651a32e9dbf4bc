/// The order in which the app writes the characters of a line to the terminal.
public enum BidiOrder: String, Sendable, CaseIterable {
  /// Visual order: the app reorders text, since most terminals show cells from left to right.
  case visual
  /// Logical order: the terminal reorders text itself.
  case logical
}

extension BidiOrder {
  /// The order for the current layout or painting, set by the surface for that task.
  @TaskLocal static var current = BidiOrder.visual
}
