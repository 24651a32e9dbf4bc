/// The name of a property together with the type of its values.
public struct PropertyKey<Value: DescribedValue>: Hashable, Sendable {
  /// The canonical name in the description.
  public let name: String

  init(_ name: String) { self.name = name }
}

extension PropertyKey where Value == String {
  /// The version of the description, which changes with its content.
  public static var dataVersion: Self { .init("data_version") }
  /// The font of all texts without their own font.
  public static var defaultFont: Self { .init("default_font") }
  /// The title in the navigation bar.
  public static var navBarTitleData: Self { .init("nav_bar_title_data") }
  /// The title of the back button.
  public static var backButtonTitleData: Self { .init("back_button_title_data") }
  /// The address of a tab bar's image.
  public static var backgroundImage: Self { .init("background_image") }
  /// The address or name of an icon.
  public static var iconURL: Self { .init("icon_url") }
  /// The title of a tab bar item.
  public static var iconText: Self { .init("icon_text") }
  /// The index or path of a component's data, or the data itself.
  public static var data: Self { .init("data") }
  /// The title of the button that loads more rows.
  public static var loadMoreTitle: Self { .init("load_more_title") }
  /// The name of a font.
  public static var font: Self { .init("font") }
  /// The address of a button's image.
  public static var imageURL: Self { .init("image_url") }
  /// The address of the image behind a button's text.
  public static var backgroundImageURL: Self { .init("background_image_url") }
  /// The text in an empty text field.
  public static var placeholder: Self { .init("place_holder") }
  /// The text of a refresh view that is pulled far enough for a refresh.
  public static var releaseText: Self { .init("release_text") }
  /// The text of a refresh view that is not pulled far enough for a refresh.
  public static var refreshText: Self { .init("refresh_text") }
  /// The text of a refresh view during loading.
  public static var loadingText: Self { .init("loading_text") }
}

extension PropertyKey where Value == Int {
  /// The index of the selected tab.
  public static var selectedIndex: Self { .init("selectedIndex") }
  /// The distance from the left edge of the parent, in points.
  public static var x: Self { .init("x") }
  /// The distance from the top edge of the parent, in points.
  public static var y: Self { .init("y") }
  /// The height, in points.
  public static var height: Self { .init("height") }
  /// The width, in points.
  public static var width: Self { .init("width") }
  /// The id of an activity indicator.
  public static var indicatorID: Self { .init("indicator_id") }
  /// The index of the controller to open.
  public static var actionIndex: Self { .init("action_index") }
  /// The id of a table's refresh view.
  public static var releaseToRefreshViewID: Self { .init("release_to_refresh_view_id") }
  /// The height of a row, in points.
  public static var rowHeight: Self { .init("row_height") }
  /// The maximum number of lines of a label; 0 means any number.
  public static var numberOfLines: Self { .init("number_of_lines") }
}

extension PropertyKey where Value == Double {
  /// The font size of all texts without their own size, in points.
  public static var defaultFontSize: Self { .init("default_font_size") }
  /// The opacity, from 0 to 1.
  public static var alpha: Self { .init("alpha") }
  /// The size of a font, in points.
  public static var fontSize: Self { .init("font_size") }
  /// The minimum font size of a text that does not fit, in points.
  public static var minimumFontSize: Self { .init("minimum_font_size") }
}

extension PropertyKey where Value == Bool {
  /// Whether the status bar is hidden.
  public static var statusBarHidden: Self { .init("status_bar_hidden") }
  /// Whether the tab bar is hidden while the controller is on a stack.
  public static var hidesBottomBarWhenPushed: Self { .init("hidesBottomBarWhenPushed") }
  /// Whether a table has a refresh view.
  public static var hasReleaseToRefreshView: Self { .init("has_releasetorefresh_view") }
  /// Whether a table ends with a button that loads more rows.
  public static var hasLoadMore: Self { .init("has_loadmore") }
}

extension PropertyKey where Value == RmadColor {
  /// The background.
  public static var bgColor: Self { .init("bg_color") }
  /// The tint of the selected item of a tab bar.
  public static var selectedImageTintColor: Self { .init("selected_image_tint_color") }
  /// The background of a tab bar, called `tintColor` in descriptions.
  public static var tabBarTintColor: Self { .init("tintColor") }
  /// The tint of a navigation bar, or the text colour of a selected button.
  public static var tintColor: Self { .init("tint_color") }
  /// The colour of an activity indicator.
  public static var color: Self { .init("color") }
  /// The colour of the lines between rows.
  public static var separatorColor: Self { .init("seperator_color") }
  /// The colour of a text.
  public static var textColor: Self { .init("text_color") }
  /// The colour of the shadow of a button's text.
  public static var titleShadowColor: Self { .init("title_shadow_color") }
}
