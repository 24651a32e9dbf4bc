import ScreenKitCore

final class NumberFieldPage: Page {
  private let people = NumberField(1...12, value: 2, format: NumberFormat(places: 0...0))
  private let weight = NumberField(0...500, step: 0.5, value: 72.5)
  private let price = NumberField(
    0...9_999_999, step: 100, value: 1250,
    format: NumberFormat(places: 2...2, separator: ",", suffix: " €"))
  private let any = NumberField()
  private let locked = NumberField(value: 42)

  override func makeView() -> View {
    (people.id, weight.id, price.id) = ("people", "weight", "price")
    (any.id, locked.id) = ("any", "locked")
    (people.accessibleName, weight.accessibleName) = ("People", "Weight in kilograms")
    (price.accessibleName, any.accessibleName) = ("Price", "Any number")
    locked.accessibleName = "Locked"
    locked.isEnabled = false
    any.field.placeholder = "Any number"
    return Scroll(Column(spacing: 1) { [people, weight, price, any, locked] })
  }

  override func connect() {
    connect(people, to: NumberFieldPage.peopleChanged)
    connect(weight, to: NumberFieldPage.weightChanged)
    connect(price) { page, price in
      page.log.record(price.map { "It costs \($0) €" } ?? "No price")
    }
  }

  private func peopleChanged(to count: Double?) {
    log.record(count.map { "A table for \(Int($0))" } ?? "That is no number of people")
  }

  private func weightChanged(to weight: Double?) {
    log.record(weight.map { "\($0) kg" } ?? "That is no weight")
  }
}
