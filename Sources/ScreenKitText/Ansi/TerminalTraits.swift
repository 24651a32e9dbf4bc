/// Which characters a terminal repeats by a count.
package enum Repetition: Hashable, Sendable, CaseIterable {
  /// None, as far as is known.
  case nothing
  /// Only those of ASCII.
  case ascii
  /// All that take one column.
  case all
}

/// What a terminal is known to do beyond what all of them do.
package struct TerminalTraits: Hashable, Sendable {
  /// How many colours it is told of.
  package var colors: ColorDepth
  /// What its own ground is.
  package var appearance: Appearance
  /// Whether it holds its picture back between the marks of a frame (mode 2026).
  package var synchronizes: Bool
  /// Which characters it repeats by a count (REP).
  package var repeats: Repetition
  /// Whether it takes links, or at least passes over them (OSC 8).
  package var links: Bool

  package init(
    colors: ColorDepth = .full, on appearance: Appearance = .dark, synchronizes: Bool = false,
    repeats: Repetition = .nothing, links: Bool = true
  ) {
    self.colors = colors
    self.appearance = appearance
    self.synchronizes = synchronizes
    self.repeats = repeats
    self.links = links
  }

  /// Whether a terminal passes over commands that it does not know (OSC) rather than showing them.
  package static func takesCommands(environment value: (String) -> String?) -> Bool {
    let name = value("TERM") ?? "dumb"
    // Consoles of kernels and real terminals of the last century do not.
    return !["dumb", "linux", "cons", "vt1", "vt2", "vt3"].contains { name.hasPrefix($0) }
  }
}
