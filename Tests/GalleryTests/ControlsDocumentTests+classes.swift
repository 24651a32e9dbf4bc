extension ControlsDocumentTests {
  /// The part of the document about view classes without a page of their own.
  static let otherClasses = """

    ## Other view classes

    These classes have no page of their own. Base classes:

    | class | base class of |
    |---|---|
    | `View` | all views |
    | `Control` | views that perform an action of the app |
    | `CompoundButton` | `Toggle`, `Checkbox` |
    | `ChoiceControl`, `ChoiceItem` | `RadioGroup` and `SegmentedControl`, and their choices |
    | `TextInput` | `TextField`, `TextView` |
    | `FieldControl` | controls with a text field, such as `NumberField` |
    | `PopupField` | `ComboBox`, `DatePicker`, `ColorField` |
    | `ListView`, `TableView` | `List` and `Tree`, and `Table` |
    | `Stack` | `Row`, `Column` |
    | `DialogPanel` | `Dialog` |
    | `NavigationFrame` | the frames of navigators, such as `TabFrame` |

    Views that the framework creates:

    | class | part of |
    |---|---|
    | `Window`, `StackFrame`, `ModalFrame`, `ModalLayer` | every app, and its navigators |
    | `KeyHintBar`, `KeyHintItem` | the last row of the look `terminal` |
    | `StatusBar`, `NoticeBar`, `NoticePanel` | the state of the app, and its messages |
    | `TooltipBubble` | help texts |
    | `DialogFrame`, `CommandRow` | dialogs, and the palette of commands |
    | `BackButton`, `TabItem` | `NavigationBar`, `TabBar` |
    | `FieldButton` | fields: the small buttons beside their texts |
    | `RadioButton`, `Segment`, `KeyPadKey` | `RadioGroup`, `SegmentedControl`, `KeyPad` |
    | `CalendarDayButton`, `ColorSwatch` | `CalendarView`, `ColorPalette` |
    | `RowCell`, `ListNote` | lists: a row, and a header or message between rows |
    | `TableHeader`, `TableRow`, `TreeRow` | `Table`, `Tree` |
    | `SplitDivider` | `Split` |

    A `Popup` shows any view beside another one. `ComboBox`, `DatePicker` and `ColorField` open
    popups.

    """
}
