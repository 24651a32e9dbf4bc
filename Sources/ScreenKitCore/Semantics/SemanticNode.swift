/// A node of the accessibility tree: a view and its content, as a screen reader presents them.
///
/// Views that only arrange others, and decorations, have no node.
public struct SemanticNode: Sendable {
  /// The identity of a node among all shown nodes; it remains the same while its view is shown.
  public struct ID: Hashable, Sendable {
    let view: ObjectIdentifier
    /// The index of the line, for a text that is presented line by line.
    var line = 0
  }

  /// The position of an element in a set, such as a row in a list.
  public struct Place: Hashable, Sendable {
    /// The position, counted from 1.
    public let number: Int
    /// The number of elements in the set.
    public let count: Int

    /// Creates the position of element `number`, counted from 1, of `count`.
    public init(number: Int, count: Int) { (self.number, self.count) = (number, count) }
  }

  /// The identity of the node.
  public let id: ID
  /// The role of the element.
  public let role: SemanticRole
  /// The accessible name of the element.
  public let name: String
  /// The value of the element; empty if it has none.
  public let value: String
  /// The help text of the element, which is read after all else; empty if it has none.
  public let help: String
  /// The position of the element in a set; `nil` if it is not part of one.
  public let place: Place?
  /// The meaning of the element's colour.
  public let tint: ViewStyle.Tint
  /// Whether the element can be used.
  public let isEnabled: Bool
  /// Whether the element has the keyboard focus.
  public let hasFocus: Bool
  /// The nodes within the element, in reading order.
  public let children: [SemanticNode]
}

/// The accessibility description of a view, beside its role and its name.
public struct SemanticDetails {
  /// The value of the view; empty if it has none.
  public var value: String
  /// The views within this one that get nodes of their own.
  public var parts: [View]
  /// The views within this one without nodes, since this view or another one describes them.
  public var silent: [View]
  /// The lines of a text that is presented line by line.
  public var lines: [Substring]
  /// The position of the view in a set; `nil` if it is not part of one.
  public var place: SemanticNode.Place?
  /// Whether the view itself gets no node, because its parts present it.
  public var isPresentedByParts = false

  /// Creates a description of a view with `value`, whose `parts` get nodes of their own.
  public init(
    value: String = "", parts: [View] = [], silent: [View] = [], lines: [Substring] = [],
    place: SemanticNode.Place? = nil
  ) {
    (self.value, self.parts, self.silent) = (value, parts, silent)
    (self.lines, self.place) = (lines, place)
  }
}

extension SemanticRole {
  /// The name of the role in words, such as "text field"; an app's own role is its own name.
  public var words: String {
    if case .custom(let word) = self { return word }
    return "\(self)".map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }
}
