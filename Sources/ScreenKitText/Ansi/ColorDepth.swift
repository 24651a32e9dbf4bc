/// How many colours the terminal is told of.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable {
  /// No colours, only attributes, as `NO_COLOR` asks for.
  case none
  /// The sixteen that every terminal with colours has.
  case sixteen
  /// The 256 of xterm.
  case palette
  /// Everything that a style names.
  case full
}

extension ColorDepth: Comparable {
  /// Whether the first has fewer colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ColorDepth {
  /// What the environment says; `value` gives a variable that is set and not empty.
  ///
  /// `NO_COLOR` is the user's word and stronger than all others (<https://no-color.org>);
  /// `CLICOLOR_FORCE` wants colours where the terminal's name promises none.
  package init(environment value: (String) -> String?) {
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
