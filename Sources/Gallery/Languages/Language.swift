package import ScreenKitCore

/// A language in which the gallery shows the texts of the framework.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case serbian = "sr-Latn"
  case arabic = "ar"

  /// The native name of the language.
  package var name: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    case .serbian: "Srpski"
    case .arabic: "العربية"
    }
  }

  /// The texts of the framework.
  package var strings: Strings {
    switch self {
    case .english: Strings()
    case .german: .german
    case .serbian: .serbian
    case .arabic: .arabic
    }
  }
}
