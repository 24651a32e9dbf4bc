public import ScreenKitCore

/// The arrangement of bars, buttons and labels in a look, and the forms of its controls.
///
/// They mean the same on every backend.
public struct LookPolicies: Hashable, Sendable {
  /// An edge of a screen.
  public enum Edge: Hashable, Sendable {
    /// The edge above the content.
    case top
    /// The edge below the content.
    case bottom
  }

  /// The form of a back button.
  public enum BackForm: Hashable, Sendable {
    /// The key and the title of the previous screen, like the start of a path: `Esc Notes /`.
    case keys
    /// A sign and the title: `‹ Notes`.
    case label
    /// An arrow alone.
    case arrow
  }

  /// The position of a dialog's title.
  public enum DialogTitle: Hashable, Sendable {
    /// The title is in the border, as in a box.
    case inBorder
    /// The title has its own line and is centred.
    case centered
    /// The title has its own line and begins at the start of the text.
    case leading
  }

  /// The position of a dialog's buttons, which keep their order.
  public enum DialogButtons: Hashable, Sendable {
    /// The middle of the line.
    case center
    /// The end of the line.
    case trailing
  }

  /// The position of the label of a form's field.
  public enum FieldLabel: Hashable, Sendable {
    /// The label is beside the control, if the control has enough room.
    case beside
    /// The label has a line of its own above the control.
    case above
  }

  /// The edge at which the tabs are.
  public var tabBar: Edge
  /// The navigator that receives a screen pushed from within a tab.
  public var pushPlacement: PushPlacement
  /// The form of the back button.
  public var back: BackForm
  /// The position of a dialog's title.
  public var dialogTitle: DialogTitle
  /// The position of a dialog's buttons.
  public var dialogButtons: DialogButtons
  /// The position of the labels in a form.
  public var fieldLabel: FieldLabel
  /// Whether the last row shows key hints.
  public var showsKeyHints: Bool
  /// The forms of the controls.
  public var forms: ControlForms

  /// Returns the edge at which the tabs of `frame` are: its own, or else that of the look.
  @MainActor public func tabBar(of frame: TabFrame) -> Edge {
    switch frame.barSide {
    case .top: .top
    case .bottom: .bottom
    case nil: tabBar
    }
  }

  /// Returns the policies of the look called `name`.
  public static func named(_ name: LookName) -> LookPolicies {
    switch name {
    case .terminal:
      LookPolicies(
        tabBar: .top, pushPlacement: .insideTab, back: .keys, dialogTitle: .inBorder,
        dialogButtons: .trailing, fieldLabel: .beside, showsKeyHints: true,
        forms: ControlForms(of: name))
    case .cupertino:
      LookPolicies(
        tabBar: .bottom, pushPlacement: .insideTab, back: .label, dialogTitle: .centered,
        dialogButtons: .center, fieldLabel: .beside, showsKeyHints: false,
        forms: ControlForms(of: name))
    case .material:
      LookPolicies(
        tabBar: .top, pushPlacement: .aboveTabs, back: .arrow, dialogTitle: .leading,
        dialogButtons: .trailing, fieldLabel: .above, showsKeyHints: false,
        forms: ControlForms(of: name))
    }
  }
}
