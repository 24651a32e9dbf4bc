/// A picture, a message and a button in place of content that is empty or could not be loaded.
///
/// The message describes the state and the next step for the user. A backend centres the parts in
/// the available space, and omits the picture if the space is too small.
public final class EmptyState: View {
  /// The message about the missing content and the next step for the user.
  public var message: String {
    get { label.text }
    set { label.text = newValue }
  }

  /// The picture, of at most five lines.
  public let picture: ImageView
  /// The label of the message.
  public let label: Label
  /// The button; hidden while it has no title.
  public let button: Button

  /// Creates a view for missing content.
  ///
  /// - Parameters:
  ///  - message: The message about the missing content.
  ///  - picture: The picture; see ``Picture/nothing`` and ``Picture/failure``.
  ///  - title: The title of the button, a verb; empty for no button.
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
