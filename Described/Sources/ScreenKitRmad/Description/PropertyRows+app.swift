extension Property {
  static let fontSizes = Kind.number(1...500)
  static let ids = Kind.whole(0...Int(Int32.max))
  static let indices = Kind.whole(0...9_999)
  static let lengths = Kind.whole(0...100_000)
  static let positions = Kind.whole(-100_000...100_000)

  static let rootRows: [Property] = [
    Property("data_version", .root, .text, .mandatory, "R-012", "R-154") {
      "The version of the description; an app updates to a description with another version."
    },
    Property(
      "status_bar_hidden", .root, .flag, .mandatory, default: .value(.flag(false)), "R-013",
      capability: .statusBar
    ) { "Whether the status bar is always hidden." },
    Property(
      "status_bar_style", .root, .choice(ChoiceSet(BarStyle.self)), .mandatory,
      default: .value(.text("gray")), "R-014", capability: .statusBar
    ) { "The style of the status bar." },
    Property(
      "default_indicator_style", .root, .choice(ChoiceSet(IndicatorStyle.self)), .mandatory,
      default: .value(.text("gray")), "R-015"
    ) { "The style of all activity indicators without their own style." },
    Property(
      "default_font", .root, .text, .mandatory, default: .value(.text("system")), "R-016",
      capability: .fonts
    ) { "The font of all components with text." },
    Property(
      "default_font_size", .root, fontSizes, .mandatory, default: .value(.number(17)), "R-017",
      "R-128", capability: .fonts
    ) { "The size of the font of all components with text." },
    Property("controllers", .root, .controllers, .mandatory, "R-018") {
      "The first controllers of the app; the app begins with the first one."
    },
  ]

  static let controllerRows: [Property] = [
    Property("controller_type", .controller, .controllerType, .mandatory, "R-019") {
      "The kind of controller."
    },
    Property(
      "interfaceOrientation", .controller, .choices(ChoiceSet(Orientation.self)), .optional,
      default: .value(.names(["portrait"])), "R-020", "R-122", "R-138", capability: .orientation
    ) { "The orientations of the device that the controller supports." },
    Property(
      "hidesBottomBarWhenPushed", .controller, .flag, .optional, default: .value(.flag(false)),
      "R-021", "R-138"
    ) { "Whether the tab bar is hidden while the controller is on a stack." },
    Property(
      "selectedIndex", .controller, indices, .optional, default: .value(.whole(0)), "R-022",
      "R-138"
    ) { "The index of the tab that is selected first." },
    Property("components", .controller, .components, .mandatory, "R-023") {
      "The components of the controller."
    },
    Property("controllers", .controller, .controllers, .optional, "R-018", "R-139") {
      "The child controllers, to which the indices of actions refer."
    },
  ]

  static let dataForSendRows: [Property] = [
    Property(
      "data_type", .dataForSend, .choice(ChoiceSet(DataType.self)), .mandatory,
      default: .value(.text("text_from_parent_node")), "R-077", "R-136"
    ) { "The form of the value." },
    Property("data", .dataForSend, .reference, .mandatory, "R-077") {
      "The path to the value, such as media:content-url."
    },
    Property(
      "at_index", .dataForSend, indices, .optional, default: .value(.whole(0)), "R-077", "R-152"
    ) { "The index among several matching nodes." },
  ]
}
