/// What a view and all in it are to someone who cannot see them.
///
/// Views that only arrange others, and decorations, have none.
public struct SemanticNode: Sendable {
  /// Tells a node from all others that are shown; the same as long as the same view is.
  public struct ID: Hashable, Sendable {
    let view: ObjectIdentifier
    /// The line of a text that is told line by line.
    var line = 0
  }

  /// Which one of several something is.
  public struct Place: Hashable, Sendable {
    /// Counted from 1.
    public let number: Int
    /// How many there are.
    public let count: Int
  }

  /// Which node it is.
  public let id: ID
  /// What kind of thing it is.
  public let role: SemanticRole
  /// What it is called.
  public let name: String
  /// What it holds; empty if that is nothing.
  public let value: String
  /// Which one of several it is; `nil` where that is nothing to tell.
  public let place: Place?
  /// What its colour means.
  public let tint: ViewStyle.Tint
  /// Whether it can be used.
  public let isEnabled: Bool
  /// Whether keys go to it first.
  public let hasFocus: Bool
  /// What is in it, in reading order.
  public let children: [SemanticNode]
}

/// What a view says of itself to ``SemanticReader``, beside its role and its name.
struct SemanticDetails {
  /// What the view holds.
  var value: String
  /// The views in it that are told of one by one.
  var parts: [View]
  /// Those below it of which the view, or another one, tells already.
  var silent: [View] = []
  /// A text in it that is told line by line.
  var lines: [Substring] = []
  /// Which one of several it is.
  var place: SemanticNode.Place?
}

extension SemanticRole {
  /// What people call it, such as "text field".
  public var words: String {
    "\(self)".map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }
}
