/// A result builder for the children of a container, with `if`, `switch` and `for`.
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// Returns a single view.
  public static func buildExpression(_ view: View) -> [View] { [view] }
  /// Returns views that were created elsewhere.
  public static func buildExpression(_ views: [View]) -> [View] { views }
  /// Returns all views of a block.
  public static func buildBlock(_ parts: [View]...) -> [View] {
    parts.count == 1 ? parts[0] : parts.flatMap { $0 }
  }
  /// Returns the views of an `if` without `else`.
  public static func buildOptional(_ part: [View]?) -> [View] { part ?? [] }
  /// Returns the views of the first branch.
  public static func buildEither(first part: [View]) -> [View] { part }
  /// Returns the views of the second branch.
  public static func buildEither(second part: [View]) -> [View] { part }
  /// Returns the views of a loop.
  public static func buildArray(_ parts: [[View]]) -> [View] { parts.flatMap { $0 } }

  /// Makes the compiler report an error for a text in place of a view.
  @available(*, unavailable, message: "a text is no view: write Label(text)")
  public static func buildExpression(_ text: String) -> [View] { [] }
}
