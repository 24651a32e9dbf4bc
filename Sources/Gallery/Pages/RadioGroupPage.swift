import ScreenKitCore

final class RadioGroupPage: Page {
  private let size = RadioGroup(["Small", "Medium", "Large"])
  private let drink = RadioGroup(["Tea", "Coffee", "Water"], value: 1, axis: .horizontal)
  private let locked = RadioGroup(["Yes", "No"], value: 0, axis: .horizontal)
  private let long = RadioGroup(
    (1...3).map { "\($0)" + String(repeating: " long choice", count: 20) })

  override func makeView() -> View {
    (size.id, drink.id, locked.id, long.id) = ("size", "drink", "locked", "long")
    (size.accessibleName, drink.accessibleName) = ("Size", "Drink")
    (locked.accessibleName, long.accessibleName) = ("Locked", "Long")
    // An item that is sold out cannot be chosen.
    size.items[1].isEnabled = false
    locked.isEnabled = false
    return Scroll(Column(spacing: 1, cross: .fill) { [size, drink, locked, long] })
  }

  override func connect() {
    connect(size, to: RadioGroupPage.sizeChosen)
    connect(drink, to: RadioGroupPage.drinkChosen)
    connect(long, to: RadioGroupPage.longChosen)
  }

  private func sizeChosen(_ index: Int?) {
    log.record("Size: \(index.map { size.titles[$0] } ?? "-")")
  }
  private func drinkChosen(_ index: Int?) {
    log.record("Drink: \(index.map { drink.titles[$0] } ?? "-")")
  }
  private func longChosen(_ index: Int?) { log.record("Long choice \(index.map { $0 + 1 } ?? 0)") }
}
