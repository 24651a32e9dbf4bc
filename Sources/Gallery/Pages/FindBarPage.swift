import ScreenKitCore

final class FindBarPage: Page {
  private let poem = TextView(
    """
    The sea is calm to-night.
    The tide is full, the moon lies fair
    Upon the straits; on the French coast the light
    Gleams and is gone; the cliffs of England stand,
    Glimmering and vast, out in the tranquil bay.
    Come to the window, sweet is the night-air!
    Only, from the long line of spray
    Where the sea meets the moon-blanch'd land,
    Listen! you hear the grating roar
    Of pebbles which the waves draw back, and fling,
    At their return, up the high strand.
    """)
  private lazy var bar = FindBar(for: poem)
  private let find = Button("Find")

  override func makeView() -> View {
    (poem.id, bar.id, find.id) = ("poem", "bar", "find")
    poem.accessibleName = "Poem"
    poem.layout.height = .fixed(10)
    (bar.query, bar.replacement) = ("the", "a")
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        bar
        poem
        Row { find }
      })
  }

  override func connect() {
    // In a browser, Ctrl-F searches the page, so the bar needs a button.
    connect(find) { $0.bar.open() }
    connect(poem) { page, _ in page.log.record("The poem was changed") }
  }
}
