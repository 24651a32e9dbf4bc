/// A property of descriptions: one row of the table of all properties.
///
/// The table ``all`` is the basis of the reader, the JSON schema, the documentation, the panels of
/// an authoring tool, and the tests of all properties.
public struct Property: Hashable, Sendable {
  /// The object that has a property.
  public enum Owner: Hashable, Sendable {
    /// The outermost object.
    case root
    /// Every controller.
    case controller
    /// Components of the type and of its subtypes.
    case component(ComponentType)
    /// An element of `data_for_send`.
    case dataForSend
  }

  /// The values that a property can have.
  public enum Kind: Hashable, Sendable {
    /// A text.
    case text
    /// A whole number in a range.
    case whole(ClosedRange<Int>)
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// A Boolean value.
    case flag
    /// A colour.
    case color
    /// A value of a set.
    case choice(ChoiceSet)
    /// Several values of a set.
    case choices(ChoiceSet)
    /// An index, a path or a value, as text.
    case reference
    /// The data of a view.
    case dataList
    /// Values for another controller.
    case sentData
    /// The type of a controller.
    case controllerType
    /// The type of a component.
    case componentType
    /// A list of components.
    case components
    /// A list of controllers.
    case controllers
  }

  /// Whether a property must be present.
  public enum Need: Hashable, Sendable {
    /// The property must be present.
    case mandatory
    /// The property may be absent.
    case optional
    /// The property must be present under a condition.
    case mandatoryIf(Condition)
  }

  /// A condition under which a property must be present.
  public enum Condition: Hashable, Sendable {
    /// The component is within another one and has a frame.
    case placed
    /// The component is a `UIView`, or is within another component and has a frame.
    case viewOrPlaced
    /// The component is a `UIView`, and not of a subtype.
    case plainView
    /// The property with this name is true.
    case flag(String)
    /// The icon is an address on the web.
    case webIcon
  }

  /// The value of an absent property.
  public enum Default: Hashable, Sendable {
    /// There is no value.
    case none
    /// The given value.
    case value(PropertyValue)
    /// The first value for a component with an action, the second one for a component without one.
    case byAction(PropertyValue, without: PropertyValue)
    /// The given value if the property with this name is present; otherwise no value.
    case ifGiven(String, PropertyValue)
  }

  /// The canonical name, with the misspellings of the format.
  public let key: String
  /// Other accepted names of the property.
  public let aliases: [String]
  /// The object that has the property.
  public let owner: Owner
  /// The values that the property can have.
  public let kind: Kind
  /// Whether the property must be present.
  public let need: Need
  /// The value if the property is absent.
  public let defaultValue: Default
  /// The numbers of the requirements that the property implements.
  public let requirements: [String]
  /// A description in one sentence, for authors.
  public let summary: String
  /// The capability of a backend that the property needs; `nil` if it needs none.
  public let capability: Capability?

  init(
    _ key: String, aliases: [String] = [], _ owner: Owner, _ kind: Kind, _ need: Need,
    default defaultValue: Default = .none, _ requirements: String..., capability: Capability? = nil,
    _ summary: () -> String
  ) {
    (self.key, self.aliases, self.owner, self.kind, self.need) = (key, aliases, owner, kind, need)
    self.defaultValue = defaultValue
    self.requirements = requirements
    self.capability = capability
    self.summary = summary()
  }
}
