import ScreenKitCore
import ScreenKitText

/// The form of the swatches in a look.
enum SwatchStyle {
  /// The form `[██] ██`: brackets around the chosen block.
  case brackets
  /// The form `● ○`: discs, the chosen one full.
  case circles
  /// Blocks of the background colour, with a tick in the chosen one.
  case chips

  init(look name: String) {
    switch Look.Name(rawValue: name) {
    case .cupertino?: self = .circles
    case .material?: self = .chips
    // Looks of an app get the plainest form.
    case .terminal?, nil: self = .brackets
    }
  }

  /// The number of columns of a swatch, between the two columns for the focus marks.
  var columns: Int {
    switch self {
    case .brackets: 2
    case .circles: 1
    case .chips: 3
    }
  }
}
