internal import ScreenKitCore

/// The elements of text with styles.
@MainActor
enum StyledRuns {
  static func content(_ text: StyledText) -> RichContent {
    var content = RichContent()
    for run in text.runs {
      let classes = classes(of: run.style)
      if let link = run.style.link {
        content.addLink(link, classes: classes) { $0.add(run.text) }
      } else if classes.isEmpty {
        content.add(run.text)
      } else {
        content.add(.span, [.class: classes]) { $0.add(run.text) }
      }
    }
    return content
  }

  private static func classes(of style: StyledText.Style) -> String {
    var classes: [String] = []
    if let tint = style.tint { classes.append(name(of: tint)) }
    switch style.emphasis {
    case .strong: classes.append("e-s")
    case .faint: classes.append("e-f")
    case .regular, nil: break
    }
    if style.isUnderlined { classes.append("u") }
    return classes.joined(separator: " ")
  }

  static func name(of tint: ViewStyle.Tint) -> String {
    switch tint {
    case .standard: "t-0"
    case .accent: "t-a"
    case .secondary: "t-s"
    case .positive: "t-p"
    case .warning: "t-w"
    case .negative: "t-n"
    }
  }
}
