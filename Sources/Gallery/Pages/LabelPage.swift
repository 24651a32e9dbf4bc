import ScreenKitCore

final class LabelPage: Page {
  private let plain = Label("A label shows text that is only read.")
  private let empty = Label()
  private let cut = Label(LabelPage.novel)
  private let path = Label(
    "/home/emma/" + LabelPage.novel.replacing(" ", with: "/") + "/letter.txt")
  private let wrapped = Label(LabelPage.novel)
  private let centered = Label("In the middle,\non lines of its own")
  private let wide = Label("Straße · 日本語 · 👩‍👩‍👧 · שלום · e\u{301}")
  private let styled = Label(styled: LabelPage.report)
  private let painted = Label("Colors, opacity and font of a design")
  private let count = Label("0 times")
  private let change = Button("Change the text")
  private var changes = 0

  override func makeView() -> View {
    (plain.id, cut.id, wrapped.id, count.id, change.id) =
      ("plain", "cut", "wrapped", "count", "change")
    path.truncation = .middle
    wrapped.wraps = true
    wrapped.lineLimit = 3
    styled.wraps = true
    centered.alignment = .center
    painted.paint = ViewPaint(
      foreground: TextColor(hex: "ffffff"), background: LabelPage.plum, opacity: 0.8,
      font: ViewFont(size: 22, weight: .bold))
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        Row(spacing: 2) {
          change
          count
        }
        plain
        cut
        path
        wrapped
        centered
        styled
        painted
        wide
        meanings
        empty
      })
  }

  /// Labels in all tints and emphases; the look-and-feel determines their appearance.
  private var meanings: View {
    let labels = ViewStyle.Tint.allCases.map { tint in
      let label = Label("\(tint)")
      label.style.tint = tint
      return label
    }
    let weights = ViewStyle.Emphasis.allCases.map { emphasis in
      let label = Label("\(emphasis)")
      label.style.emphasis = emphasis
      return label
    }
    return Grid(columns: 3, columnSpacing: 2) { labels + weights }
  }

  override func connect() { connect(change, to: LabelPage.changeText) }

  private func changeText() {
    changes += 1
    count.text = changes == 1 ? "1 time" : "\(changes) times"
    log.record("The text was changed")
  }

  /// A text in several styles; explicit colours are for meanings without a tint.
  private static let report: StyledText = """
    Load \(91, tint: .negative, emphasis: .strong) %, memory \("ok", tint: .positive), see the \
    \("manual", link: ExternalLink("https://example.com/")), \
    \("urgent", foreground: TextColor(red: 255, green: 255, blue: 255), background: plum)
    """

  private static let plum = TextColor(red: 120, green: 40, blue: 120)

  private static let novel = (1...40).map { "word\($0)" }.joined(separator: " ")
}
