extension PropertyKey where Value == BarStyle {
  /// The style of the status bar.
  public static var statusBarStyle: Self { .init("status_bar_style") }
}

extension PropertyKey where Value == IndicatorStyle {
  /// The style of activity indicators without their own style.
  public static var defaultIndicatorStyle: Self { .init("default_indicator_style") }
  /// The style of an activity indicator.
  public static var indicatorStyle: Self { .init("indicator_style") }
}

extension PropertyKey where Value == [Orientation] {
  /// The device orientations that a controller supports.
  public static var interfaceOrientation: Self { .init("interfaceOrientation") }
}

extension PropertyKey where Value == DataList {
  /// The data of a view.
  public static var allData: Self { .init("all_data") }
}

extension PropertyKey where Value == TitleSource {
  /// The source of the title in the navigation bar.
  public static var navBarTitleSource: Self { .init("nav_bartitle_source") }
  /// The source of the title of the back button.
  public static var backButtonTitleSource: Self { .init("back_button_title_source") }
}

extension PropertyKey where Value == ActionType {
  /// The transition to an opened controller.
  public static var actionType: Self { .init("action_type") }
}

extension PropertyKey where Value == DataSourceName {
  /// The source of a component's data.
  public static var dataSource: Self { .init("data_source") }
}

extension PropertyKey where Value == DataType {
  /// The type of a component's data.
  public static var dataType: Self { .init("data_type") }
}

extension PropertyKey where Value == [DataForSend] {
  /// The values to send to the opened controller.
  public static var dataForSend: Self { .init("data_for_send") }
}

extension PropertyKey where Value == SeparatorStyle {
  /// The lines between the rows of a table.
  public static var separatorStyle: Self { .init("seperator_style") }
}

extension PropertyKey where Value == AccessoryType {
  /// The sign at the end of a row.
  public static var accessoryType: Self { .init("accessory_type") }
}

extension PropertyKey where Value == SelectionStyle {
  /// The highlight of a selected row.
  public static var selectionStyle: Self { .init("selection_style") }
}

extension PropertyKey where Value == TextAlignmentName {
  /// The alignment of a text.
  public static var textAlignment: Self { .init("text_aligment") }
}

extension PropertyKey where Value == LineBreakMode {
  /// The line breaks or truncation of a text.
  public static var lineBreakMode: Self { .init("line_break_mode") }
}

extension PropertyKey where Value == BorderStyle {
  /// The border of a text field.
  public static var borderStyle: Self { .init("border_style") }
}

extension PropertyKey where Value == ArrowColor {
  /// The colour of the arrow of a refresh view.
  public static var arrowColor: Self { .init("arrow_color") }
}
