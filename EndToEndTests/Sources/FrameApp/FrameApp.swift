import ScreenKitCore
import ScreenKitText

/// An app that changes its screen at random, identically for each seed: one turn for each `n`.
@main struct FrameApp: TextApp {
  private var seed = 0

  let options = [LaunchOption("--seed", value: "N", help: "what determines all turns")]

  mutating func configure(_ launch: Launch) throws {
    seed = try launch.number(of: "--seed", in: 0...1_000_000) ?? 0
  }

  func makeRoot() -> Controller { FrameScreen(seed: seed) }
}

final class FrameScreen: Controller {
  private let heading = Label("FrameApp")
  private let list = List((0..<200).map { $0 }, id: { $0 }, text: { FrameScreen.row($0) })
  private let text = Label(), bar = ProgressBar(0.5)
  private lazy var box = Box("Box", text)
  private lazy var scroll = Scroll(Label((0..<60).map(FrameScreen.row).joined(separator: "\n")))
  private var random: SeededRandom
  /// The number of requested turns that are not shown yet.
  private var turns = 0

  init(seed: Int) { random = SeededRandom(state: UInt64(seed)) }

  override func makeView() -> View {
    list.layout.flex = 2
    scroll.layout.flex = 1
    return Column(cross: .fill) {
      heading
      list
      box
      scroll
      bar
    }
  }

  override func connect() { command("Next turn", "n", to: FrameScreen.askForTurn) }

  nonisolated private static func row(_ number: Int) -> String {
    let parts = ["plain", "日本語", "é ü ß", "────────────", "a b c", "한국어 조선말"]
    return "\(number * 7919 % 1000) \(parts[number % 6]) \(parts[number / 6 % 6])"
  }

  /// Requests a turn with its own frame, even if several keys arrive at once.
  ///
  /// The last frame limits the scrolling of a list.
  private func askForTurn() {
    turns += 1
    guard turns == 1 else { return }
    task { screen in
      while screen.turns > 0 {
        screen.change()
        try await screen.nextFrame()
        screen.turns -= 1
      }
    }
  }

  private func change() {
    for _ in 0...random.below(3) { changeOne() }
  }

  private func changeOne() {
    switch random.below(9) {
    case 0: list.scroll(by: [1, 1, -1, 3, 10, -4][random.below(6)])
    case 1: scroll.offset += [1, -1, 2, 5, -3][random.below(5)]
    case 2:
      text.text = (0..<random.below(5)).map { _ in Self.row(random.below(99)) }
        .joined(separator: "\n")
    case 3: heading.text = Self.row(random.below(99))
    case 4:
      heading.style.tint = ViewStyle.Tint.allCases[random.below(ViewStyle.Tint.allCases.count)]
    case 5: text.style.emphasis = [.regular, .strong, .faint][random.below(3)]
    case 6: box.isHidden.toggle()
    case 7: bar.isHidden.toggle()
    default: heading.alignment = [.leading, .center, .trailing][random.below(3)]
    }
  }
}

/// Random numbers that a seed determines (SplitMix64).
struct SeededRandom {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
