import ScreenKitCore

final class SegmentedControlPage: Page {
  private let span = SegmentedControl(["Day", "Week", "Month", "Year"], value: 1)
  private let undecided = SegmentedControl(["Yes", "No", "Maybe"])
  private let locked = SegmentedControl(["On", "Off"], value: 0)
  private let many = SegmentedControl((1...30).map { "Segment \($0)" }, value: 0)
  private let shown = Label("7 days")

  override func makeView() -> View {
    (span.id, undecided.id, locked.id, many.id) = ("span", "undecided", "locked", "many")
    (span.accessibleName, undecided.accessibleName) = ("Span of time", "Undecided")
    (locked.accessibleName, many.accessibleName) = ("Locked", "Too many")
    shown.id = "shown"
    locked.isEnabled = false
    return Scroll(Column(spacing: 1) { [span, shown, undecided, locked, many] })
  }

  override func connect() {
    connect(span, to: SegmentedControlPage.spanChosen)
    connect(undecided, to: SegmentedControlPage.decided)
    connect(many, to: SegmentedControlPage.oneOfMany)
  }

  private func spanChosen(_ index: Int?) {
    let days = [1, 7, 30, 365][index ?? 0]
    shown.text = days == 1 ? "1 day" : "\(days) days"
    log.record("The span is \(shown.text)")
  }

  private func decided(_ index: Int?) { log.record("Decided: \(undecided.titles[index ?? 0])") }
  private func oneOfMany(_ index: Int?) { log.record("Segment \(index.map { $0 + 1 } ?? 0)") }
}
