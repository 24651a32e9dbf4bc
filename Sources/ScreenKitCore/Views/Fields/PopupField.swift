/// The base class of fields with a popup that offers values: ``ComboBox``, ``DatePicker`` and
/// ``ColorField``.
///
/// It contains the button that opens and closes the popup. It validates the text during typing;
/// ``validate()`` validates the text as complete.
public class PopupField: FieldControl, Validatable {
  /// The popup; `nil` before its first use.
  final var popup: Popup?
  /// The button after the field that opens and closes the popup.
  final let opener = FieldButton(.open)
  /// Whether the text is validated as complete; otherwise its completion is still possible.
  private(set) final var isFinished = false

  /// Creates a field, followed by `accessories` and the button of the popup.
  init(field placeholder: String, accessories: [View] = []) {
    super.init(placeholder, accessories: accessories + [opener])
    field.validation = { [unowned self] in problem(in: $0) }
    opener.action = { [unowned self] in openOrClose() }
  }

  /// Whether the popup is open.
  public final var isOpen: Bool { popup?.isOpen ?? false }

  /// Opens the popup; does nothing while the control is disabled.
  public func open() {}

  /// Closes the popup and keeps the text; the focus returns to the field if it was in the popup.
  public final func close() { popup?.close() }

  /// Opens the popup, or closes it if it is open.
  final func openOrClose() { if isOpen { close() } else { open() } }

  /// Validates the text as complete, and shows and returns the error message; `nil` if it is valid.
  @discardableResult
  public final func validate() -> String? {
    isFinished = true
    defer { isFinished = false }
    return field.validate()
  }

  /// Returns the error message for `text`, which depends on ``isFinished``; `nil` if it is
  /// accepted.
  func problem(in text: String) -> String? { nil }
}
