/// Writes the children of a container as a list, with `if`, `switch` and `for`.
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// One view.
  public static func buildExpression(_ view: View) -> [View] { [view] }
  /// Views made elsewhere.
  public static func buildExpression(_ views: [View]) -> [View] { views }
  /// All of a block.
  public static func buildBlock(_ parts: [View]...) -> [View] {
    parts.count == 1 ? parts[0] : parts.flatMap { $0 }
  }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [View]?) -> [View] { part ?? [] }
  /// The first branch.
  public static func buildEither(first part: [View]) -> [View] { part }
  /// The second branch.
  public static func buildEither(second part: [View]) -> [View] { part }
  /// A loop.
  public static func buildArray(_ parts: [[View]]) -> [View] { parts.flatMap { $0 } }
}
