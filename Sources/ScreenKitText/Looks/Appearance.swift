/// Whether a terminal's own ground is dark or light.
public enum Appearance: Hashable, Sendable, CaseIterable {
  case dark, light
}

extension Appearance {
  /// What the environment says: some terminals set `COLORFGBG`, such as to `15;0`.
  package init?(environment value: (String) -> String?) {
    guard let ground = value("COLORFGBG")?.split(separator: ";").last, let index = Int(ground)
    else { return nil }
    self = index == 7 || 9...15 ~= index ? .light : .dark
  }
}
