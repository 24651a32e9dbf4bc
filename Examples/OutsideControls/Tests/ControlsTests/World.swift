import ControlPainters
import Controls
import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import SlateLook
import TagScreens
import Testing

/// The app of the example in one of its four looks.
@MainActor
struct World {
  enum Style: CaseIterable, Sendable {
    case terminal, cupertino, material, slate

    @MainActor
    func look(_ glyphs: GlyphSet = .unicode) -> Look {
      switch self {
      case .terminal: .named(.terminal, glyphs: glyphs)
      case .cupertino: .named(.cupertino, glyphs: glyphs)
      case .material: .named(.material, glyphs: glyphs)
      case .slate: .slate(glyphs)
      }
    }
  }

  let tag = Tag()
  let test: ScreenTest
  let chooser: TintChooser

  init(
    _ style: Style = .terminal, glyphs: GlyphSet = .unicode, keeper: MemoryKeeper? = nil,
    direction: LayoutDirection = .leftToRight
  ) throws {
    let look = style.look(glyphs)
    look.register(TintChooserPainter(for: look.name))
    var strings = Strings()
    strings.direction = direction
    test = ScreenTest(TagScreen(tag), look: look, keeper: keeper, strings: strings)
    chooser = try #require(test.view("color", as: TintChooser.self))
  }

  /// The position of the first focus mark on the screen.
  var mark: SurfacePoint {
    get throws {
      let lines = test.screen.split(separator: "\n", omittingEmptySubsequences: false)
      let y = try #require(lines.firstIndex { $0.contains("‹") })
      return SurfacePoint(x: try #require(Array(lines[y]).firstIndex(of: "‹")), y: y)
    }
  }

  /// The first row of the swatches with its colours and attributes, without its label.
  var row: String {
    get throws {
      let lines = test.snapshot.styled().split(separator: "\n")
      let swatch = try #require(lines.first { $0.contains { "█▒░○".contains($0) } })
      return String(swatch.drop { !"\u{1B} ".contains($0) })
    }
  }

  /// The text colours in the row, and whether a part of it is dim.
  var pens: (colors: Set<String>, isDim: Bool) {
    get throws {
      var (colors, isDim) = (Set<String>(), false)
      for sequence in try row.split(separator: "\u{1B}[") {
        var numbers = sequence.prefix { $0 != "m" }.split(separator: ";")[...]
        while let number = numbers.popFirst() {
          switch number {
          case "38": colors.insert(numbers.prefix(2).joined(separator: ";"))
          case "2": isDim = true
          default: if let code = Int(number), 30...37 ~= code { colors.insert(String(number)) }
          }
          // The colour of the text or of its background is the next two numbers.
          if number == "38" || number == "48" { numbers = numbers.dropFirst(2) }
        }
      }
      return (colors, isDim)
    }
  }

  /// The rows of the screen that are not empty.
  var lines: [String] { test.screen.split(separator: "\n").map(String.init) }
}
