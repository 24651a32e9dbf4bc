/// The number of colours that an app uses in a terminal.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable {
  /// No colours, only attributes, as with `NO_COLOR`.
  case none
  /// The sixteen colours of every terminal with colours.
  case sixteen
  /// The 256 colours of xterm.
  case palette
  /// True colour: all colours of a style.
  case full
}

extension ColorDepth: Comparable {
  /// Returns whether the first depth has fewer colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ColorDepth {
  /// Creates the depth from environment variables; `value` returns a variable that is not empty.
  ///
  /// `NO_COLOR` overrides all others (<https://no-color.org>). `CLICOLOR_FORCE` requests colours
  /// even if the terminal's name implies none.
  init(environment value: (String) -> String?) {
    if value("NO_COLOR") != nil {
      self = .none
      return
    }
    let named = Self(terminal: value("TERM") ?? "", colors: value("COLORTERM") ?? "")
    let isForced = value("CLICOLOR_FORCE").map { $0 != "0" } ?? false
    self = isForced ? max(named, .sixteen) : named
  }

  private init(terminal name: String, colors: String) {
    let bytes = Array(name.utf8)
    func isSeparator(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    let first = bytes.drop(while: isSeparator).prefix { !isSeparator($0) }
    let able: [StaticString] = ["alacritty", "foot", "wezterm", "contour"]
    if name.isEmpty || name == "dumb" || name.hasSuffix("-m") || name.hasSuffix("-mono") {
      self = .none
    } else if colors == "truecolor" || colors == "24bit" || bytes.includes("direct")
      || name == "xterm-kitty" || name == "xterm-ghostty" || able.contains(where: first.spells)
    {
      self = .full
    } else if bytes.includes("256") {
      self = .palette
    } else {
      self = first.starts(with: "vt".utf8) && !first.spells("vte") ? .none : .sixteen
    }
  }
}
