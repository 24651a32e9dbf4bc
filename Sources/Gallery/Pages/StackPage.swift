import ScreenKitCore

final class StackPage: Page {
  private let row = Row(spacing: 1) {}
  private let align = SegmentedControl(["Start", "Middle", "End"], value: 0)
  private let more = Button("Add a view")

  override func makeView() -> View {
    (row.id, align.id, more.id) = ("row", "align", "more")
    align.accessibleName = "Alignment"
    row.setChildren([Label("one"), Label("two")])
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        Row(spacing: 1) {
          Label("start")
          Spacer()
          Label("a spacer before and behind")
          Spacer()
          Label("end")
        }
        Divider()
        row
        Divider()
        align
        Row { more }
      })
  }

  override func connect() {
    connect(align, to: StackPage.placeViews)
    connect(more, to: StackPage.addView)
  }

  private func placeViews(_ index: Int?) {
    row.main = [.leading, .center, .trailing][index ?? 0]
    log.record("The views are at the \(["start", "middle", "end"][index ?? 0])")
  }

  /// Adds a view to the row; after five views, the row starts again with one view.
  private func addView() {
    if row.children.count == 5 {
      row.setChildren([Label("one")])
    } else {
      row.add(Label(["one", "two", "three", "four", "five"][row.children.count]))
    }
    log.record(
      row.children.count == 1 ? "There is 1 view" : "There are \(row.children.count) views")
  }
}
