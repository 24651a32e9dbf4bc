import ScreenKitRmad

/// All typed keys, for tests.
enum PropertyKeys {
  static let names = values(of: nil).keys.sorted()

  /// Returns for each name whether its typed key has a value in `component`.
  static func values(of component: ComponentDescription?) -> [String: Bool] {
    var found: [String: Bool] = [:]
    func add<Value>(_ keys: PropertyKey<Value>...) {
      for key in keys { found[key.name] = component?[key] != nil }
    }
    add(
      .dataVersion, .defaultFont, .navBarTitleData, .backButtonTitleData, .backgroundImage,
      .iconURL, .iconText, .data, .loadMoreTitle, .font, .imageURL, .backgroundImageURL,
      .placeholder, .releaseText, .refreshText, .loadingText)
    add(
      .selectedIndex, .x, .y, .height, .width, .indicatorID, .actionIndex, .rowHeight,
      .releaseToRefreshViewID, .numberOfLines)
    add(.defaultFontSize, .alpha, .fontSize, .minimumFontSize)
    add(.statusBarHidden, .hidesBottomBarWhenPushed, .hasReleaseToRefreshView, .hasLoadMore)
    add(
      .bgColor, .selectedImageTintColor, .tabBarTintColor, .tintColor, .color, .separatorColor,
      .textColor, .titleShadowColor)
    add(.statusBarStyle)
    add(.defaultIndicatorStyle, .indicatorStyle)
    add(.interfaceOrientation)
    add(.allData)
    add(.navBarTitleSource, .backButtonTitleSource)
    add(.actionType)
    add(.dataSource)
    add(.dataType)
    add(.dataForSend)
    add(.separatorStyle)
    add(.accessoryType)
    add(.selectionStyle)
    add(.textAlignment)
    add(.lineBreakMode)
    add(.borderStyle)
    add(.arrowColor)
    return found
  }
}
