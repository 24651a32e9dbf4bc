/// A picture, a sentence and a button in place of missing content: nothing there yet, or an error.
///
/// The sentence says what happened and what to do. A backend centres all of it in the available
/// space, and leaves out the picture where there is too little.
public final class EmptyState: View {
  /// The sentence about what is missing and what to do.
  public var message: String {
    get { label.text }
    set { label.text = newValue }
  }

  /// The picture, of at most five lines.
  public let picture: ImageView
  /// The label with the sentence.
  public let label: Label
  /// The button; hidden while it has no title.
  public let button: Button

  /// Creates a view for missing content.
  ///
  /// - Parameters:
  ///   - message: The sentence.
  ///   - picture: The picture; see ``Picture/nothing`` and ``Picture/failure``.
  ///   - title: The title of the button, a verb; empty for no button.
  public init(_ message: String, picture: Picture = .nothing, button title: String = "") {
    self.picture = ImageView([picture])
    label = Label(message)
    button = Button(title)
    super.init()
    label.wraps = true
    button.isHidden = title.isEmpty
    setChildren([self.picture, label, button])
  }
}

extension Picture {
  /// An empty sheet of paper.
  public static let nothing = Picture([
    .init(
      .unicode,
      """
      ╭─────╮
      │ · · │
      │  ─  │
      ╰─────╯
      """),
    .init(
      .ascii,
      """
      +-----+
      | . . |
      |  -  |
      +-----+
      """),
  ])

  /// A warning sign.
  public static let failure = Picture([
    .init(
      .unicode,
      """
      ╭─────╮
      │  ┃  │
      │  •  │
      ╰─────╯
      """),
    .init(
      .ascii,
      """
      +-----+
      |  |  |
      |  .  |
      +-----+
      """),
  ])
}
