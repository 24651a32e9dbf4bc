import ScreenKitCore

extension StringsReader {
  mutating func readColors(_ strings: Strings) {
    texts["colors.name"] = strings.colors.name(.teal)
    texts["colors.dark"] = strings.colors.dark("Ann")
    texts["colors.light"] = strings.colors.light("Ann")
    texts["colors.colors"] = strings.colors.colors
    texts["colors.red"] = strings.colors.red
    texts["colors.green"] = strings.colors.green
    texts["colors.blue"] = strings.colors.blue
    texts["colors.form"] = strings.colors.form
    texts["colors.notAColor"] = strings.colors.notAColor
  }
}
