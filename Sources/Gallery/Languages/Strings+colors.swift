import ScreenKitCore

/// The names of colours, and the texts of fields for colours, in the languages of the gallery.
extension Strings {
  mutating func translateColorsIntoGerman() {
    colors.name = { Strings.germanColors[$0] ?? $0.rawValue }
    colors.dark = { "dunkles \($0)" }
    colors.light = { "helles \($0)" }
    colors.colors = "Farben"
    (colors.red, colors.green, colors.blue) = ("Rot", "Grün", "Blau")
    colors.form = "RRGGBB (Rot, Grün, Blau)"
    colors.notAColor = "muss aus sechs Hexadezimalziffern bestehen, etwa ff8800"
  }

  mutating func translateColorsIntoSerbian() {
    colors.name = { Strings.serbianColors[$0] ?? $0.rawValue }
    colors.dark = { "tamno \($0)" }
    colors.light = { "svetlo \($0)" }
    colors.colors = "Boje"
    (colors.red, colors.green, colors.blue) = ("Crvena", "Zelena", "Plava")
    colors.form = "CCZZPP"
    colors.notAColor = "mora imati šest heksadecimalnih cifara, na primer ff8800"
  }

  mutating func translateColorsIntoArabic() {
    colors.name = { Strings.arabicColors[$0] ?? $0.rawValue }
    colors.dark = { "\($0) داكن" }
    colors.light = { "\($0) فاتح" }
    colors.colors = "الألوان"
    (colors.red, colors.green, colors.blue) = ("الأحمر", "الأخضر", "الأزرق")
    colors.form = "ستة أرقام ست عشرية"
    colors.notAColor = "يجب أن يكون ستة أرقام ست عشرية، مثل ff8800"
  }

  private static let germanColors: [ColorName.Base: String] = [
    .black: "Schwarz", .white: "Weiß", .gray: "Grau", .red: "Rot", .orange: "Orange",
    .brown: "Braun", .yellow: "Gelb", .green: "Grün", .teal: "Türkis", .blue: "Blau",
    .purple: "Violett", .pink: "Rosa",
  ]
  private static let serbianColors: [ColorName.Base: String] = [
    .black: "crna", .white: "bela", .gray: "siva", .red: "crvena", .orange: "narandžasta",
    .brown: "braon", .yellow: "žuta", .green: "zelena", .teal: "tirkizna", .blue: "plava",
    .purple: "ljubičasta", .pink: "ružičasta",
  ]
  private static let arabicColors: [ColorName.Base: String] = [
    .black: "أسود", .white: "أبيض", .gray: "رمادي", .red: "أحمر", .orange: "برتقالي",
    .brown: "بني", .yellow: "أصفر", .green: "أخضر", .teal: "فيروزي", .blue: "أزرق",
    .purple: "بنفسجي", .pink: "وردي",
  ]
}
