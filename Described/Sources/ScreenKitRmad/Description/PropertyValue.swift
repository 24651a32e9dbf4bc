/// The value of a property, checked against the table.
public enum PropertyValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case whole(Int)
  /// A number with a fraction.
  case number(Double)
  /// A Boolean value.
  case flag(Bool)
  /// A colour.
  case color(RmadColor)
  /// Several names of a closed set.
  case names([String])
  /// The values that a row or button sends.
  case sent([DataForSend])
  /// The data of a view.
  case data(DataList)
}

/// A type of values that properties can have.
public protocol DescribedValue: Sendable {
  /// Creates the value from `value`; `nil` if it has another kind.
  init?(_ value: PropertyValue)
}

extension String: DescribedValue {
  /// Creates the text in `value`; `nil` if it is not a text.
  public init?(_ value: PropertyValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension Int: DescribedValue {
  /// Creates the integer in `value`; `nil` if it is not a whole number.
  public init?(_ value: PropertyValue) {
    guard case .whole(let number) = value else { return nil }
    self = number
  }
}

extension Double: DescribedValue {
  /// Creates the number in `value`; `nil` if it is not a number.
  public init?(_ value: PropertyValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
}

extension Bool: DescribedValue {
  /// Creates the Boolean value in `value`; `nil` if it is not a Boolean value.
  public init?(_ value: PropertyValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
}

extension RmadColor: DescribedValue {
  /// Creates the colour in `value`; `nil` if it is not a colour.
  public init?(_ value: PropertyValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
}

extension DataList: DescribedValue {
  /// Creates the data in `value`; `nil` if it is not the data of a view.
  public init?(_ value: PropertyValue) {
    guard case .data(let data) = value else { return nil }
    self = data
  }
}

/// A type whose values can form the list of a property.
public protocol DescribedListElement: Sendable {
  /// Returns the elements of `value`, or `nil` if it has another kind.
  static func elements(of value: PropertyValue) -> [Self]?
}

extension Array: DescribedValue where Element: DescribedListElement {
  /// Creates the list in `value`; `nil` if it has another kind.
  public init?(_ value: PropertyValue) {
    guard let elements = Element.elements(of: value) else { return nil }
    self = elements
  }
}

extension Orientation: DescribedListElement {
  /// Returns the orientations in `value`; `nil` if it has another kind.
  public static func elements(of value: PropertyValue) -> [Orientation]? {
    guard case .names(let names) = value else { return nil }
    return names.compactMap(Orientation.init(rawValue:))
  }
}

extension DataForSend: DescribedListElement {
  /// Returns the sent values in `value`; `nil` if it has another kind.
  public static func elements(of value: PropertyValue) -> [DataForSend]? {
    guard case .sent(let values) = value else { return nil }
    return values
  }
}
