internal import ScreenKitCore

extension Strings.Colors {
  mutating func translate() {
    name = { Strings.Colors.names[$0] ?? $0.rawValue }
    (dark, light) = ({ "tamno \($0)" }, { "svetlo \($0)" })
    (colors, form) = ("Boje", "CCZZPP")
    (red, green, blue) = ("Crvena", "Zelena", "Plava")
    notAColor = "mora imati šest heksadecimalnih cifara, na primer ff8800"
  }

  private static let names: [ColorName.Base: String] = [
    .black: "crna", .white: "bela", .gray: "siva", .red: "crvena", .orange: "narandžasta",
    .brown: "braon", .yellow: "žuta", .green: "zelena", .teal: "tirkizna", .blue: "plava",
    .purple: "ljubičasta", .pink: "ružičasta",
  ]
}
