/// A property of descriptions: one row of the table from which all else is made.
///
/// The reader, the JSON schema, the documentation, the panels of an authoring tool and the tests of
/// all properties use ``all``.
public struct Property: Hashable, Sendable {
  /// The object that has a property.
  public enum Owner: Hashable, Sendable {
    /// The outermost object.
    case root
    /// Every controller.
    case controller
    /// Components of the type and of the types below it.
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
    /// It must be present.
    case mandatory
    /// It may be absent.
    case optional
    /// It must be present under a condition.
    case mandatoryIf(Condition)
  }

  /// A condition under which a property must be present.
  public enum Condition: Hashable, Sendable {
    /// The component lies in another one and has a frame.
    case placed
    /// The component is a `UIView`, or lies in another component and has a frame.
    case viewOrPlaced
    /// The component is a `UIView` itself and no type below it.
    case plainView
    /// The property with this name is true.
    case flag(String)
    /// The icon is an address on the web.
    case webIcon
  }

  /// The value of a property that is absent.
  public enum Default: Hashable, Sendable {
    /// There is no value.
    case none
    /// This value.
    case value(PropertyValue)
    /// A value where the component has an action, and another one where it has none.
    case byAction(PropertyValue, without: PropertyValue)
    /// A value where the property with this name is present, and none where it is absent.
    case ifGiven(String, PropertyValue)
  }

  /// The canonical name, misspelt as the format has it.
  public let key: String
  /// Further names that are read as the property.
  public let aliases: [String]
  /// The object that has the property.
  public let owner: Owner
  /// The values that it can have.
  public let kind: Kind
  /// Whether it must be present.
  public let need: Need
  /// The value if it is absent.
  public let defaultValue: Default
  /// The numbers of the requirements that it implements.
  public let requirements: [String]
  /// A sentence for authors of descriptions.
  public let summary: String
  /// The ability that a backend needs to show the property, or `nil` if all can.
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
