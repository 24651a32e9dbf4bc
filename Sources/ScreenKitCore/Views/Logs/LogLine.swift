/// A line of a ``LogView``.
public struct LogLine: Hashable, Sendable {
  /// The importance of a line, from the lowest to the highest.
  public enum Level: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// Details for developers.
    case debug
    /// A normal event.
    case info
    /// An event that may become a problem.
    case warning
    /// A failure.
    case error

    /// Returns whether the first level is less important.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// The letter in front of the line, which identifies the level without colours.
    var letter: String {
      switch self {
      case .debug: "D"
      case .info: "I"
      case .warning: "W"
      case .error: "E"
      }
    }

    var style: StyledText.Style {
      switch self {
      case .debug: StyledText.Style(tint: .secondary)
      case .info: StyledText.Style()
      case .warning: StyledText.Style(tint: .warning)
      case .error: StyledText.Style(tint: .negative, emphasis: .strong)
      }
    }
  }

  /// The text; line breaks are shown as spaces.
  public var text: String
  /// The importance of the line.
  public var level: Level
  /// The time of the line, formatted by the app; empty for none.
  public var time: String

  /// Creates a line.
  public init(_ text: String, _ level: Level = .info, time: String = "") {
    (self.text, self.level, self.time) = (text, level, time)
  }

  /// The maximum number of characters in a row.
  private static let longest = 2000

  /// The text of the row of this line.
  var styled: StyledText {
    var shown = StyledText()
    shown.append(StyledText.Run(level.letter + " ", level.style))
    if !time.isEmpty {
      shown.append(StyledText.Run(time + " ", StyledText.Style(tint: .secondary)))
    }
    let cut = text.prefix(LogLine.longest).map { $0.isNewline ? Character(" ") : $0 }
    let style = level == .info ? StyledText.Style() : level.style
    shown.append(StyledText.Run(String(cut), style))
    return shown
  }
}
