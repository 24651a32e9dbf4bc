/// The base class of fields with a popup that offers values: ``ComboBox``, ``DatePicker`` and
/// ``ColorField``.
///
/// It has the button that opens and closes the popup, and judges the text: as one that is still
/// being typed, or by ``validate()`` as a complete one.
public class PopupField: FieldControl, Validatable {
  /// The popup; `nil` if it was not needed yet.
  final var popup: Popup?
  /// The button behind the field that opens and closes the popup.
  final let opener = FieldButton(.open)
  /// Whether the text is judged as complete, and not as one that is still being typed.
  private(set) final var isFinished = false

  /// Creates a field with `accessories` and the button of the popup behind it.
  init(field placeholder: String, accessories: [View] = []) {
    super.init(placeholder, accessories: accessories + [opener])
    field.validation = { [unowned self] in problem(in: $0) }
    opener.action = { [unowned self] in openOrClose() }
  }

  /// Whether the popup is open.
  public final var isOpen: Bool { popup?.isOpen ?? false }

  /// Opens the popup; does nothing while the control is disabled.
  public func open() {}

  /// Closes the popup, and keeps the text; the focus returns to the field if it was in the popup.
  public final func close() { popup?.close() }

  /// Opens the popup, or closes it if it is open.
  final func openOrClose() { if isOpen { close() } else { open() } }

  /// Checks the text as a complete one, and shows and returns the message about it.
  @discardableResult
  public final func validate() -> String? {
    isFinished = true
    defer { isFinished = false }
    return field.validate()
  }

  /// Returns the message about `text`, which depends on ``isFinished``; `nil` if it is accepted.
  func problem(in text: String) -> String? { nil }
}
