/// A model of the listener's knowledge from the written lines.
public struct LinearModel {
  /// A screen, or a panel in front of it.
  public struct Layer: Equatable {
    /// The text above the lines.
    public var heading: String
    /// The text of each line.
    public var lines: [String] = []
    /// The index of the focused line; `nil` if none has the focus.
    public var focus: Int?

    /// Creates a block.
    public init(heading: String, lines: [String] = [], focus: Int? = nil) {
      (self.heading, self.lines, self.focus) = (heading, lines, focus)
    }
  }

  /// The screen and the open panels.
  public private(set) var layers: [Layer] = []
  /// The lines that cannot be interpreted.
  public private(set) var riddles: [String] = []

  /// Creates a model of no lines.
  public init() {}

  /// Reads written lines.
  public mutating func take(_ text: String) {
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      if !take(line: String(decoding: line, as: UTF8.self)) { riddles.append(String(line) ?? "") }
    }
  }

  private mutating func take(line: String) -> Bool {
    // A character after a blank may combine with it, so lines are read by scalars.
    func match<Output>(_ pattern: Regex<Output>) -> Output? {
      line.wholeMatch(of: pattern.matchingSemantics(.unicodeScalar))?.output
    }
    // Each pattern is tried only on lines with its first byte, which saves most of the work.
    if line.utf8.first == UInt8(ascii: " "), match(/\ \ .*/) != nil {
      return change { $0.lines.append(line) }
    } else if "SPD".utf8.contains(line.utf8.first ?? 0),
      let (_, kind, again, title) = match(/(Screen|Panel|Dialog)( updated)?(|: .*)/)
    {
      let layer = Layer(heading: "\(kind)\(title)")
      if again != nil, !layers.isEmpty { layers.removeLast() }
      layers = kind == "Screen" ? [layer] : layers + [layer]
      return true
    } else if line.utf8.first == UInt8(ascii: "C"), let (_, heading) = match(/Closed\. (.*)/) {
      return layers.popLast()?.heading == String(heading)
    } else if line == "Nothing is focused." {
      return change { $0.focus = nil }
    } else if line.utf8.first == UInt8(ascii: "L"),
      let (_, first, last) = match(/Lines? (\d+)(?: to (\d+))? removed\./)
    {
      return remove(first, last ?? first)
    } else if line.utf8.first == UInt8(ascii: "N"),
      let (_, number, text) = match(/New line (\d+): (  .*)/), let number = Int(number)
    {
      return change { $0.insert(String(text), at: number - 1) }
    } else if "LF".utf8.contains(line.utf8.first ?? 0),
      let (_, kind, number, text) = match(/(Line|Focus, line) (\d+): (  .*)/),
      let number = Int(number)
    {
      return change { layer in
        guard layer.lines.indices.contains(number - 1) else { return }
        layer.lines[number - 1] = String(text)
        if kind != "Line" { layer.focus = number - 1 }
      }
    }
    return false
  }

  private mutating func remove(_ first: Substring, _ last: Substring) -> Bool {
    guard let first = Int(first), let last = Int(last), first <= last else { return false }
    return change { layer in
      for index in (first - 1...last - 1).reversed() { layer.remove(at: index) }
    }
  }

  private mutating func change(_ body: (inout Layer) -> Void) -> Bool {
    guard !layers.isEmpty else { return false }
    body(&layers[layers.count - 1])
    return true
  }
}

extension LinearModel.Layer {
  fileprivate mutating func insert(_ line: String, at index: Int) {
    guard index <= lines.count else { return }
    lines.insert(line, at: index)
    if let old = focus, old >= index { focus = old + 1 }
  }

  fileprivate mutating func remove(at index: Int) {
    guard lines.indices.contains(index) else { return }
    lines.remove(at: index)
    guard let old = focus else { return }
    if old == index { focus = nil } else if old > index { focus = old - 1 }
  }
}
