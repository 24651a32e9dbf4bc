extension Strings {
  /// The texts of fields for numbers and for searching.
  public struct Fields: Sendable {
    /// The button that makes a value smaller by a step.
    public var decrease = "Decrease"
    /// The button that makes a value greater by a step.
    public var increase = "Increase"
    /// The button that deletes the whole text.
    public var clear = "Clear"
    /// The button that opens a list of values.
    public var open = "Open"
    /// The button that shows the previous item.
    public var previous = "Previous"
    /// The button that shows the next item.
    public var next = "Next"
    /// The message for a text that is not in the list of a combo box.
    public var notInList = "must be in the list"
    /// The placeholder of a search field.
    public var search = "Search"
    /// The character between the whole part of a number and its decimal places.
    public var decimalPoint: Character = "."
    /// The message for a text that is not a number.
    public var notANumber = "must be a number"
    /// The message for a number that must be whole but has decimal places.
    public var notWhole = "must be a whole number"
    /// The message for a number with more decimal places than the given limit.
    public var tooManyPlaces: @Sendable (Int) -> String = {
      $0 == 1 ? "must have at most 1 decimal place" : "must have at most \($0) decimal places"
    }
    /// The message for a number below the given limit.
    public var tooSmall: @Sendable (String) -> String = { "must be at least \($0)" }
    /// The message for a number above the given limit.
    public var tooLarge: @Sendable (String) -> String = { "must be at most \($0)" }
    /// The number of rows that a search found.
    public var results: @Sendable (Int) -> String = { $0 == 1 ? "1 result" : "\($0) results" }

    init() {}
  }
}
