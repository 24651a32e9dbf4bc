/// The popup content of a ``ColorField``: a palette, a slider for each component, and word buttons.
final class ColorPanel: View {
  let palette = ColorPalette()
  /// The closure called with the text of a colour, or a word, after the user selected it.
  var onSelect: (@MainActor (String) throws -> Void)?
  /// The closure called with the colour after the user moved a slider.
  var onMix: (@MainActor (TextColor) throws -> Void)?
  private var mixed = TextColor(red: 0, green: 0, blue: 0)
  private let name = Label()
  private let labels = [Label(), Label(), Label()]
  private let sliders: [Slider]

  init(words: [String]) {
    sliders = (0..<3).map { _ in Slider(0...255, step: 1) }
    super.init()
    let buttons = words.map { word in
      let button = Button(word)
      button.action = { [unowned self] in try onSelect?(word) }
      return button
    }
    add(
      Column(cross: .fill) {
        palette
        Grid(columns: [GridColumn(), GridColumn(flex: 1)], columnSpacing: 1) {
          (0..<3).flatMap { [labels[$0], sliders[$0]] as [View] }
        }
        name
        buttons
      })
    // The width of the palette in cells; sliders alone would be as wide as the window.
    layout.width.maximum = 27
    name.style.tint = .secondary
    palette.onSelect = { [unowned self] in try onSelect?($0.hex) }
    palette.onHighlight = { [unowned self] in showName(of: $0) }
    for (index, slider) in sliders.enumerated() {
      slider.onChange = { [unowned self] in try mix(index, $0) }
    }
    nameSliders()
    show(nil)
  }

  /// Shows `color` as the value; for `nil`, the sliders show black.
  func show(_ color: TextColor?) {
    palette.value = color
    mixed = color ?? TextColor(red: 0, green: 0, blue: 0)
    for (slider, component) in zip(sliders, [mixed.red, mixed.green, mixed.blue]) {
      slider.value = Double(component)
    }
    showName(of: color ?? palette.highlighted)
  }

  /// Writes the names of the sliders in the current language of the app.
  func nameSliders() {
    let texts = strings.colors
    for (index, text) in [texts.red, texts.green, texts.blue].enumerated() {
      labels[index].text = text
      sliders[index].accessibleName = text
    }
    showName(of: palette.value ?? palette.highlighted)
  }

  private func mix(_ index: Int, _ value: Double) throws {
    let component = UInt8(min(max(value, 0), 255))
    switch index {
    case 0: mixed.red = component
    case 1: mixed.green = component
    default: mixed.blue = component
    }
    try onMix?(mixed)
  }

  private func showName(of color: TextColor) {
    name.text = "\(color.hex)  \(ColorName(color).text(in: strings))"
  }
}
