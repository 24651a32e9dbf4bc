extension Property {
  /// Returns the three properties of `type` that determine its data.
  private static func dataRows(
    _ type: ComponentType, _ requirements: (String, String, String), need: Need = .mandatory,
    capability: Capability? = nil, _ data: String
  ) -> [Property] {
    let owner = Owner.component(type)
    return [
      Property(
        "data_source", owner, .choice(ChoiceSet(DataSourceName.self)), need,
        default: .value(.text("data_array")), requirements.0, "R-135"
      ) { "The source of the data: all_data, or the node of the enclosing row." },
      Property(
        "data_type", owner, .choice(ChoiceSet(DataType.self)), need, requirements.1, "R-136"
      ) { "The form of the data." },
      Property(
        "data", owner, .reference, need, requirements.2, "R-131", "R-133", "R-134",
        capability: capability
      ) { data },
    ]
  }

  static let tableRows: [Property] =
    dataRows(
      .table, ("R-060", "R-061", "R-062"),
      "The rows: a path such as rss.channel.item, with - before an attribute, or an index.") + [
      Property(
        "seperator_style", aliases: ["separator_style"], .component(.table),
        .choice(ChoiceSet(SeparatorStyle.self)), .optional, default: .value(.text("single_line")),
        "R-063", "R-137"
      ) { "The style of the lines between rows." },
      Property(
        "seperator_color", aliases: ["separator_color"], .component(.table), .color, .optional,
        "R-064", "R-137", capability: .colors
      ) { "The color of the lines between rows." },
      Property(
        "has_releasetorefresh_view", .component(.table), .flag, .mandatory,
        default: .value(.flag(false)), "R-065"
      ) { "Whether pulling the table down loads its data again." },
      Property(
        "release_to_refresh_view_id", .component(.table), ids,
        .mandatoryIf(.flag("has_releasetorefresh_view")), "R-066"
      ) { "The id of the refresh view." },
      Property(
        "has_loadmore", .component(.table), .flag, .mandatory, default: .value(.flag(false)),
        "R-067", "R-150"
      ) { "Whether the table ends with a button that loads more rows." },
      Property(
        "load_more_title", .component(.table), .text, .mandatoryIf(.flag("has_loadmore")), "R-068"
      ) { "The title of the button that loads more rows." },
    ]

  static let cellRows: [Property] =
    dataRows(
      .cell, ("R-069", "R-070", "R-071"), "The node of a row: a path with dots, or an index.") + [
      Property("action_index", .component(.cell), indices, .optional, "R-072", "R-139") {
        "The index of the controller that a selected row opens."
      },
      Property(
        "action_type", .component(.cell), .choice(ChoiceSet(ActionType.self)), .optional,
        default: .value(.text("navigation")), "R-073", "R-140", capability: .transitions
      ) { "The transition to the controller." },
      Property(
        "accessory_type", .component(.cell), .choice(ChoiceSet(AccessoryType.self)), .optional,
        default: .value(.text("none")), "R-074"
      ) { "The symbol at the end of a row; none without an action." },
      Property(
        "selection_style", .component(.cell), .choice(ChoiceSet(SelectionStyle.self)), .optional,
        default: .byAction(.text("blue"), without: .text("none")), "R-075", "R-144"
      ) { "The highlight of a selected row; none without an action." },
      Property(
        "row_height", .component(.cell), .whole(1...10_000), .mandatory,
        default: .value(.whole(44)), "R-076"
      ) {
        "The height of a row in points."
      },
      Property("data_for_send", .component(.cell), .sentData, .optional, "R-077", "R-151") {
        "The values for the controller that a selected row opens."
      },
    ]

  static let imageRows: [Property] =
    dataRows(
      .image, ("R-078", "R-079", "R-080"), capability: .images,
      "The image, or the path to its address.") + [
      Property("indicator_id", .component(.image), ids, .optional, "R-081") {
        "The id of the activity indicator that stops when the image has loaded."
      }
    ]

  static let labelRows: [Property] =
    dataRows(.label, ("R-082", "R-083", "R-084"), "The text, its index or its path.") + [
      Property(
        "font_size", .component(.label), fontSizes, .optional, default: .value(.number(17)),
        "R-085", "R-128", capability: .fonts
      ) { "The size of the font." },
      Property(
        "font", .component(.label), .text, .optional, default: .value(.text("system")), "R-086",
        capability: .fonts
      ) { "The font, such as Arial-BoldMT." },
      Property(
        "text_color", .component(.label), .color, .optional, "R-087", capability: .colors
      ) { "The color of the text." },
      Property(
        "text_aligment", aliases: ["text_alignment"], .component(.label),
        .choice(ChoiceSet(TextAlignmentName.self)), .optional, default: .value(.text("left")),
        "R-088", "R-137"
      ) { "The alignment of the text." },
      Property(
        "line_break_mode", .component(.label), .choice(ChoiceSet(LineBreakMode.self)), .optional,
        default: .value(.text("tail_truncation")), "R-089", "R-145"
      ) { "The line breaks or truncation of text that does not fit." },
      Property(
        "minimum_font_size", .component(.label), fontSizes, .optional, default: .value(.number(11)),
        "R-090", capability: .fonts
      ) { "The smallest font size for a text that does not fit." },
      Property(
        "number_of_lines", .component(.label), .whole(0...10_000), .optional,
        default: .value(.whole(1)), "R-091"
      ) { "The maximum number of lines; 0 is unlimited." },
    ]

  static let buttonRows: [Property] =
    dataRows(.button, ("R-092", "R-093", "R-094"), "The text or the image, or its index or path.")
    + [
      Property("action_index", .component(.button), indices, .mandatory, "R-095", "R-139") {
        "The index of the controller to open."
      },
      Property(
        "action_type", .component(.button), .choice(ChoiceSet(ActionType.self)), .mandatory,
        default: .value(.text("default")), "R-096", "R-140", capability: .transitions
      ) { "The transition to the controller." },
      Property("text_color", .component(.button), .color, .optional, "R-097", capability: .colors) {
        "The color of the title."
      },
      Property("tint_color", .component(.button), .color, .optional, "R-098", capability: .colors) {
        "The color of the title while the button is selected."
      },
      Property(
        "title_shadow_color", .component(.button), .color, .optional, "R-099", capability: .shadows
      ) { "The color of the shadow of the title." },
      Property("image_url", .component(.button), .text, .optional, "R-100", capability: .images) {
        "The address of the image of the button."
      },
      Property(
        "background_image_url", .component(.button), .text, .optional, "R-101", capability: .images
      ) { "The address of the image behind the title." },
      Property("data_for_send", .component(.button), .sentData, .optional, "R-102", "R-151") {
        "The values for the controller that the button opens."
      },
    ]

  static let fieldRows: [Property] =
    dataRows(.textField, ("R-103", "R-104", "R-105"), "The text, its index or its path.") + [
      Property(
        "place_holder", aliases: ["placeholder"], .component(.textField), .text, .optional, "R-106",
        "R-137"
      ) {
        "The text that an empty field shows."
      },
      Property(
        "text_color", .component(.textField), .color, .optional,
        default: .ifGiven("bg_color", .color(.white)), "R-107", "R-143", capability: .colors
      ) { "The color of the text." },
      Property(
        "text_aligment", aliases: ["text_alignment"], .component(.textField),
        .choice(ChoiceSet(TextAlignmentName.self)), .optional, default: .value(.text("left")),
        "R-108", "R-137"
      ) { "The alignment of the text." },
      Property(
        "border_style", .component(.textField), .choice(ChoiceSet(BorderStyle.self)), .optional,
        default: .value(.text("roundrect")), "R-109", capability: .borders
      ) { "The border of the field." },
    ]
    + dataRows(.textView, ("R-110", "R-111", "R-112"), "The text, its index or its path.") + [
      Property(
        "text_color", .component(.textView), .color, .optional,
        default: .ifGiven("bg_color", .color(.white)), "R-113", "R-143", capability: .colors
      ) { "The color of the text." },
      Property(
        "text_aligment", aliases: ["text_alignment"], .component(.textView),
        .choice(ChoiceSet(TextAlignmentName.self)), .optional, default: .value(.text("left")),
        "R-114", "R-137"
      ) { "The alignment of the text." },
    ]

  static let refreshRows: [Property] =
    [
      Property(
        "y", .component(.refreshView), positions, .mandatory, "R-115", "R-148", capability: .pulling
      ) {
        "The distance from the top edge of the table; negative, since the view is above it."
      },
      Property(
        "components", .component(.refreshView), .components, .mandatory, "R-116", "R-141"
      ) { "An image, an indicator and a status label." },
      Property(
        "arrow_color", .component(.refreshView), .choice(ChoiceSet(ArrowColor.self)), .mandatory,
        default: .value(.text("gray")), "R-117", capability: .pulling
      ) { "The color of the arrow." },
    ]
    + dataRows(
      .refreshLabel, ("R-037", "R-037", "R-037"), need: .optional,
      "A text that replaces the texts of the states.") + [
      Property(
        "release_text", .component(.refreshLabel), .text, .mandatory, "R-118", "R-149",
        capability: .pulling
      ) {
        "The text when the table is pulled far enough to refresh."
      },
      Property(
        "refresh_text", .component(.refreshLabel), .text, .mandatory, "R-119", "R-149",
        capability: .pulling
      ) {
        "The text before the table is pulled far enough."
      },
      Property("loading_text", .component(.refreshLabel), .text, .mandatory, "R-120", "R-149") {
        "The text while data loads."
      },
    ]
}
