extension Property {
  /// The properties of all components, including those that are not views.
  static let componentRows: [Property] = [
    Property("component_type", .component(.view), .componentType, .mandatory, "R-028", "R-030") {
      "The kind of component."
    },
    Property("id", .component(.view), ids, .mandatory, "R-027") {
      "The number of the component, unique in the description."
    },
  ]

  static let viewRows: [Property] = [
    Property(
      "bg_color", .component(.view), .color, .mandatoryIf(.viewOrPlaced),
      default: .value(.color(.white)), "R-038", "R-129", capability: .colors
    ) { "The background: six hexadecimal digits, or clear_color." },
    Property(
      "x", .component(.view), positions, .mandatoryIf(.placed), default: .value(.whole(0)), "R-039",
      "R-130"
    ) { "The distance from the left edge of the parent component, in points." },
    Property(
      "y", .component(.view), positions, .mandatoryIf(.placed), default: .value(.whole(0)), "R-040",
      "R-130"
    ) { "The distance from the top edge of the parent component, in points." },
    Property("height", .component(.view), lengths, .mandatoryIf(.placed), "R-041", "R-130") {
      "The height in points."
    },
    Property("width", .component(.view), lengths, .mandatoryIf(.placed), "R-042", "R-130") {
      "The width in points."
    },
    Property(
      "alpha", .component(.view), .number(0...1), .mandatoryIf(.viewOrPlaced),
      default: .value(.number(1)), "R-043", "R-129", capability: .opacity
    ) { "The opacity, from 0.0 (transparent) to 1.0." },
    Property("indicator_id", .component(.view), ids, .optional, "R-044") {
      "The id of the activity indicator that the view shows while its data loads."
    },
    Property(
      "all_data", .component(.view), .dataList, .mandatoryIf(.plainView),
      default: .value(.data(DataList())), "R-045", "R-131", "R-153"
    ) { "The data of the view by name, such as url, image_url and prev_cont, in order." },
    Property(
      "nav_bartitle_source", aliases: ["nav_bar_title_source"], .component(.view),
      .choice(ChoiceSet(TitleSource.self)), .optional, default: .value(.text("plain_text")),
      "R-046", "R-135", "R-137"
    ) { "The source of the title: nav_bar_title_data, or the selected cell." },
    Property("nav_bar_title_data", .component(.view), .text, .optional, "R-047") {
      "The title in the navigation bar."
    },
    Property(
      "back_button_title_source", .component(.view), .choice(ChoiceSet(TitleSource.self)),
      .optional, default: .value(.text("plain_text")), "R-048", "R-135"
    ) { "The source of the title of the back button." },
    Property("back_button_title_data", .component(.view), .text, .optional, "R-049") {
      "The title of the back button."
    },
    Property("components", .component(.view), .components, .optional, "R-141") {
      "The child components."
    },
  ]

  static let barRows: [Property] = [
    Property(
      "background_image", .component(.tabBar), .text, .optional, "R-050",
      capability: .imagesInBars
    ) { "The address of the image behind the items." },
    Property(
      "selected_image_tint_color", .component(.tabBar), .color, .optional, "R-051",
      capability: .colors
    ) { "The tint of the selected item." },
    Property(
      "tintColor", aliases: ["tint_color"], .component(.tabBar), .color, .optional, "R-052",
      "R-138", "R-147", capability: .colors
    ) { "The background of the bar." },
    Property(
      "icon_url", .component(.tabBarItem), .text, .mandatory, "R-053", "R-142",
      capability: .imagesInBars
    ) { "The name of a system icon, such as more or search, or the address of an image." },
    Property(
      "icon_text", .component(.tabBarItem), .text, .mandatoryIf(.webIcon), "R-054", "R-142"
    ) { "The title of the item." },
    Property("action_index", .component(.tabBarItem), indices, .mandatory, "R-055", "R-128") {
      "The index of the controller to open."
    },
    Property(
      "action_type", .component(.tabBarItem), .choice(ChoiceSet(ActionType.self)), .mandatory,
      default: .value(.text("default")), "R-056", "R-140", capability: .transitions
    ) { "The transition to the controller." },
    Property(
      "tint_color", .component(.navigationBar), .color, .optional, "R-057",
      capability: .colors
    ) { "The tint of the bar." },
    Property(
      "indicator_style", .component(.activityIndicator), .choice(ChoiceSet(IndicatorStyle.self)),
      .optional, default: .value(.text("gray")), "R-058"
    ) { "The style of the indicator; by default, default_indicator_style." },
    Property(
      "color", .component(.activityIndicator), .color, .optional, "R-059", "R-146",
      capability: .colors
    ) { "The color of the indicator, which overrides its style." },
  ]
}
