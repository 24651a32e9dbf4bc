public import ScreenKitCore

/// The view of a login: fields for the name and the secret, the button, and the error message.
///
/// The fields have no identity, so that their values are not part of the saved state.
open class LoginForm: View {
  /// The minimum height of a screen with blank rows between the parts.
  private static let roomyHeight = 20

  /// The field for the name of the user.
  public let name: TextField
  /// The masked field for the secret.
  public let secret: TextField
  /// The button for the login.
  public let submit: Button
  /// The bar with the state of the request, whose button cancels it.
  public let bar: LoadBar
  /// A text for users who try the app; hidden if it is empty.
  public let hint: Label
  private let failure = Label()
  private let column = Column(cross: .fill) {}
  private lazy var submitRow = Row { submit }

  /// The fields below their labels; the labels stay visible during input.
  private let labelled: [FormField]

  /// The labelled fields, the bar, the failure and the button, from top to bottom.
  public final var parts: [View] { labelled + [bar, failure, submitRow] }

  /// The controls that are disabled during a request.
  open var controls: [Control] { [name, secret, submit] }

  /// Creates a form whose parts are not arranged yet.
  ///
  /// - Parameters:
  ///   - name: The label of the first field.
  ///   - secret: The label of the second field.
  ///   - submit: The title of the button.
  ///   - hint: A text for users who try the app, or an empty one.
  ///   - bar: The bar with the state of the request.
  public init(name: String, secret: String, submit: String, hint: String, bar: LoadBar) {
    (self.name, self.secret) = (TextField(), TextField())
    (self.submit, self.hint, self.bar) = (Button(submit), Label(hint), bar)
    labelled = [FormField(name, self.name), FormField(secret, self.secret)]
    super.init()
    self.secret.isMasked = true
    for field in [self.name, self.secret] { field.layout.width = .init(maximum: 40) }
    self.hint.wraps = true
    self.hint.isHidden = hint.isEmpty
    self.hint.style.tint = .secondary
    failure.id = "failure"
    failure.wraps = true
    failure.style.tint = .negative
  }

  /// Shows `views` below one another in a card with `title`; called once, by a subclass or its screen.
  public final func arrange(_ views: [View], in title: String) {
    column.setChildren(views)
    add(Card(title, Scroll(column)))
  }

  /// Removes the blank rows if `size` is low; called when the screen's size changes.
  public final func fit(_ size: SurfaceSize) {
    column.spacing = size.height < LoginForm.roomyHeight ? 0 : 1
  }

  /// Shows the reason for a failed login; `nil` hides the message.
  public final func show(failure text: String?) {
    failure.text = text ?? ""
    failure.isHidden = text == nil
  }

  /// Shows that a login is under way, with `text` about it; `nil` hides this state.
  public final func show(busy text: String?) {
    bar.show(text.map { .busy($0) } ?? .nothing)
    // The Cancel button replaces the login button, so that Cancel is visible.
    submitRow.isHidden = text != nil
    for control in controls { control.isEnabled = text == nil }
  }
}
