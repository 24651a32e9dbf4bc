internal import ScreenKitLooks

// MARK: Styles

extension ScreenReplay {
  mutating func style(_ parameters: [Int?]) throws(ReplayError) {
    var rest = parameters[...]
    if rest.first == .some(nil) {
      pen = CellStyle()
      rest.removeFirst()
    }
    while let code = rest.popFirst() {
      guard let code, change(code, &rest) else { throw ReplayError("a style of \(parameters)") }
    }
  }

  private mutating func change(_ code: Int, _ rest: inout ArraySlice<Int?>) -> Bool {
    switch code {
    case 1: pen.attributes.insert(.bold)
    case 2: pen.attributes.insert(.dim)
    case 3: pen.attributes.insert(.italic)
    case 4: pen.attributes.insert(.underline)
    case 7: pen.attributes.insert(.reverse)
    case 9: pen.attributes.insert(.strikethrough)
    case 22: pen.attributes.subtract([.bold, .dim])
    case 23: pen.attributes.remove(.italic)
    case 24: pen.attributes.remove(.underline)
    case 27: pen.attributes.remove(.reverse)
    case 29: pen.attributes.remove(.strikethrough)
    case 30...39, 90...97:
      guard let color = color(code, base: 30, &rest) else { return false }
      pen.foreground = color
    case 40...49, 100...107:
      guard let color = color(code, base: 40, &rest) else { return false }
      pen.background = color
    default: return false
    }
    return true
  }

  private func color(_ code: Int, base: Int, _ rest: inout ArraySlice<Int?>) -> LookColor? {
    switch code - base {
    case 0...7: return .ansi(UInt8(code - base))
    case 60...67: return .ansi(UInt8(code - base - 52))
    case 9: return .standard
    default: break
    }
    let kind = rest.popFirst()
    let values = rest.prefix(kind == 2 ? 3 : 1).compactMap { $0.flatMap(UInt8.init(exactly:)) }
    rest = rest.dropFirst(values.count)
    switch (kind, values.count) {
    case (5, 1): return .palette(values[0])
    case (2, 3): return .rgb(values[0], values[1], values[2])
    default: return nil
    }
  }
}
