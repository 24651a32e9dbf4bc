/// A modal dialog that asks a question and reports the answer.
///
/// No other view receives input while the dialog is open. The focus returns after closing. Enter
/// presses the preferred button; Escape closes the dialog without an answer.
public final class Dialog<Answer>: DialogPanel {
  /// The answer; `nil` while the dialog is open, or if it was closed without an answer.
  public private(set) var answer: Answer?

  private var tell: ((Answer?) -> Void)?

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///  - title: The title; empty for none.
  ///  - message: The text above any other content; empty for none.
  ///  - buttons: The buttons, from left to right.
  ///  - content: Any views, such as controls for parts of the answer.
  public init(
    _ title: String, message: String = "", buttons: [DialogButton<Answer>],
    @ViewBuilder content: () -> [View] = { [] }
  ) {
    super.init(title, message, content())
    setButtons(buttons)
  }

  /// Replaces the buttons, from left to right.
  public func setButtons(_ buttons: [DialogButton<Answer>]) {
    preferred = nil
    frame.buttons.setChildren(buttons.map(makeButton))
  }

  public override func didClose() {
    let tell = tell
    self.tell = nil
    tell?(answer)
  }

  private func makeButton(_ description: DialogButton<Answer>) -> Button {
    let button = Button(description.given, standard: description.standard)
    if description.role == .destructive { button.style.tint = .negative }
    if description.role == .preferred { preferred = button }
    button.action = { [unowned self] in
      answer = try description.answer()
      if answer != nil || description.role == .cancel { close() }
    }
    return button
  }

  func open(in application: Application, _ tell: @escaping (Answer?) -> Void) {
    answer = nil
    self.tell = tell
    application.open(self)
  }
}

extension Dialog<Void> {
  /// Creates a dialog with a message and one button, which has the title "OK" if `button` is `nil`.
  public static func alert(
    _ title: String, _ message: String, button: String? = nil
  ) -> Dialog {
    // The standard title is read when the button is shown, since a task may create the dialog
    // between the turns of two apps.
    let ok = DialogButton<Void>(button, .preferred, standard: { $0.dialogs.ok }, making: { () })
    return Dialog(title, message: message, buttons: [ok])
  }
}

extension Dialog: Cancellable {
  var isOver: Bool { tell == nil }

  /// Closes the dialog without reporting an answer.
  func cancel() {
    tell = nil
    close()
  }
}
