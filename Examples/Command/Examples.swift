import ExamplePainters
import ExampleScreens
import ScreenKitCore
import ScreenKitNav
import ScreenKitText

/// An app that shows one of the examples: `swift run Examples --show stack`.
@main
struct Examples: TextApp {
  private var example = Example.composite

  var options: [LaunchOption] {
    let names = Example.allCases.map(\.rawValue).joined(separator: "|")
    return [LaunchOption("--show", value: names, help: "which example (composite)")]
  }

  var placement: TextPlacement { example == .inline ? .inline(rows: 5) : .wholeScreen }

  mutating func configure(_ launch: Launch) throws {
    guard let name = launch.value(of: "--show") else { return }
    guard let known = Example(rawValue: name) else {
      throw LaunchError("--show: there is no example \(name)")
    }
    example = known
  }

  func makeRoot() -> Controller { example.make() }

  func customize(_ look: Look) { look.register(StarPainter(for: look.name)) }
}
