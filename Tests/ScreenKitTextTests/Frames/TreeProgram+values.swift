import ScreenKitCore

extension TreeProgram {
  /// Returns a control with a value, or a view that shows one.
  mutating func valueLeaf() -> View {
    switch random.below(8) {
    case 0: return Toggle(random.text(parts: 2), value: random.oneIn(2))
    case 1: return Checkbox(random.text(parts: 2), value: random.oneIn(2))
    case 2: return RadioGroup(titles(), axis: random.oneIn(2) ? .vertical : .horizontal)
    case 3: return SegmentedControl(titles())
    case 4: return Slider(0...9, value: Double(random.below(10)))
    case 5: return ProgressBar(random.oneIn(2) ? nil : 0.5)
    case 6: return ActivityIndicator()
    default: return Divider(random.oneIn(2) ? .vertical : .horizontal)
    }
  }

  /// Changes the value of `view`.
  mutating func changeValue(of view: View) {
    switch view {
    case let button as CompoundButton: button.value.toggle()
    case let choice as ChoiceControl where random.oneIn(3): choice.titles = titles()
    case let choice as ChoiceControl:
      choice.value = choice.items.isEmpty ? nil : random.below(choice.items.count)
    case let slider as Slider: slider.value = Double(random.below(10))
    case let bar as ProgressBar: bar.fraction = random.oneIn(3) ? nil : Double(random.below(9)) / 8
    case let indicator as ActivityIndicator: indicator.isAnimating.toggle()
    default: break
    }
  }

  /// Returns explicit colours, which are often translucent.
  mutating func paint() -> ViewPaint {
    ViewPaint(
      foreground: random.oneIn(2) ? color() : nil, background: random.oneIn(2) ? color() : nil,
      opacity: random.pick([0, 0.25, 0.5, 1, 1]),
      font: random.oneIn(4) ? ViewFont(weight: .bold) : nil)
  }

  private mutating func color() -> TextColor {
    TextColor(
      red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: UInt8(random.below(256))
    )
  }

  /// Returns the columns of a grid.
  mutating func lanes() -> [GridColumn] {
    (0...random.below(3)).map { _ in
      GridColumn(
        alignment: random.pick([.leading, .center, .trailing, .fill]), flex: random.below(2))
    }
  }

  private mutating func titles() -> [String] {
    (0..<random.below(4)).map { "Choice \($0)" } + [random.text(parts: 2)]
  }
}
