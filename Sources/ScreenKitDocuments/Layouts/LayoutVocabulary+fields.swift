import ScreenKitCore

/// Fields with a control beside them: numbers, dates, colours, completions, searching.
extension LayoutVocabulary {
  mutating func registerFields() {
    register("numberField", LayoutVocabulary.numberField)
    register("searchField") { element throws(LayoutError) in
      SearchField(try element.string("placeholder"))
    }
    register("comboBox") { element throws(LayoutError) in
      let box = ComboBox(
        try element.string("placeholder") ?? "", try element.distinctStrings("items"),
        itemsOnly: try element.bool("itemsOnly") ?? false)
      box.value = try element.string("text") ?? ""
      return box
    }
    register("datePicker", LayoutVocabulary.datePicker)
    register("colorField") { element throws(LayoutError) in
      ColorField(
        try element.string("placeholder"), value: try LayoutVocabulary.color("value", element))
    }
  }

  private static func numberField(_ element: LayoutElement) throws(LayoutError) -> View {
    let range = try range(element, NumberField.allNumbers)
    let step = try element.number("step") ?? 1
    guard step > 0, step.isFinite else {
      throw element.error("\"step\" is more than 0", at: "step")
    }
    return NumberField(range, step: step, value: try element.number("value"))
  }

  /// Returns the range from `minimum` to `maximum`; absent limits come from `standard`.
  static func range(
    _ element: LayoutElement, _ standard: ClosedRange<Double>
  ) throws(LayoutError) -> ClosedRange<Double> {
    let least = try element.number("minimum") ?? standard.lowerBound
    let greatest = try element.number("maximum") ?? standard.upperBound
    guard least <= greatest, least.isFinite, greatest.isFinite else {
      throw element.error("\"minimum\" is not more than \"maximum\"", at: "minimum")
    }
    return least...greatest
  }

  private static func datePicker(_ element: LayoutElement) throws(LayoutError) -> View {
    let first = try date("earliest", element) ?? .first
    let last = try date("latest", element) ?? .last
    guard first <= last else {
      throw element.error("\"earliest\" is not after \"latest\"", at: "earliest")
    }
    return DatePicker(
      try element.string("placeholder"), value: try date("value", element), in: first...last,
      showsWeeks: try element.bool("weeks") ?? false, today: element.vocabulary.today)
  }

  /// Returns the date of `property`, in the form `2026-03-09`.
  private static func date(
    _ property: String, _ element: LayoutElement
  ) throws(LayoutError) -> CalendarDate? {
    guard let text = try element.string(property) else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3,
      let date = CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])
    else {
      throw element.error("\"\(property)\" is a date such as \"2026-03-09\"", at: property)
    }
    return date
  }
}
