/// The forms of controls in a look: for each kind of control, the look that defines its form.
///
/// ```swift
/// var policies = LookPolicies.named(.terminal)
/// policies.forms.buttons = .material
/// policies.forms.switches = .cupertino
/// ```
public struct ControlForms: Hashable, Sendable {
  /// The form of buttons: in brackets, plain coloured text, or filled with capitals.
  public var buttons: LookName
  /// The form of switches and check boxes.
  public var switches: LookName
  /// The form of radio buttons and segmented controls.
  public var choices: LookName
  /// The form of sliders, progress bars and activity indicators.
  public var meters: LookName
  /// The form of text fields and text views.
  public var texts: LookName
  /// The form of the keys of key pads.
  public var keyPads: LookName
  /// The form of tabs and of their bar.
  public var tabs: LookName
  /// The form of headings and links in documents.
  public var documents: LookName
  /// The form of rows in lists, tables and pickers.
  public var lists: LookName

  /// Creates the forms of the look called `name`.
  public init(of name: LookName) {
    (buttons, switches, choices, meters, texts) = (name, name, name, name, name)
    (keyPads, tabs, documents, lists) = (name, name, name, name)
  }
}
