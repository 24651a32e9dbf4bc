/// Who puts the characters of a line into the order in which they are seen.
public enum BidiOrder: String, Sendable, CaseIterable {
  /// The app, since most terminals show cells from left to right, whatever is in them.
  case visual
  /// The terminal, which is told the order of writing; for one that reorders lines in any case.
  case logical
}

extension BidiOrder {
  /// What holds while a surface lays out and paints, which it says for the extent of that work.
  @TaskLocal package static var current = BidiOrder.visual
}
