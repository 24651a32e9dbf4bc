import Foundation

/// A template of a page, with random values for its slots.
struct RandomKind {
  struct Slot {
    let number: Int
    let part: String
    let name: String
  }

  let number: Int
  private(set) var slots: [Slot] = []
  /// Whether nodes have children.
  private(set) var isBox = false

  /// Reads `[element, {attributes}, [[slot, part, name]…], content]`.
  init(_ number: Int, _ template: Any) {
    self.number = number
    read(template)
    // Each slot counts once, even if it fills several elements.
    var known: Set<Int> = []
    slots = slots.sorted { $0.number < $1.number }.filter { known.insert($0.number).inserted }
  }

  private mutating func read(_ template: Any) {
    guard let parts = template as? [Any], parts.count == 4 else { return }
    for case let slot as [Any] in parts[2] as? [Any] ?? [] {
      slots.append(
        Slot(
          number: slot[0] as? Int ?? 0, part: slot[1] as? String ?? "",
          name: slot.count > 2 ? slot[2] as? String ?? "" : ""))
    }
    if let content = parts[3] as? [Any] {
      for element in content { read(element) }
    } else if parts[3] as? Int == 1 {
      isBox = true
    }
  }
}

extension RandomKind.Slot {
  /// Attributes that start work of the script, or change other properties of an element.
  private static let fixed = [
    "data-on", "data-keys", "data-k", "data-t", "data-px", "name", "type",
  ]

  /// Returns a value as JSON; `measures` are the numbers of the available measures.
  func value(_ random: inout RandomNumbers, _ measures: [Int]) -> String {
    if random.number(0..<4) == 0 { return "0" }
    switch part {
    case "t": return random.text().quoted
    case "a" where Self.fixed.contains(name): return "0"
    case "a" where ["value", "min", "max", "step"].contains(name):
      return "\(random.number(1..<90))"
    case "a": return random.number(0..<2) == 0 ? random.text().quoted : "\(random.number(1..<90))"
    case "b": return "1"
    case "c": return random.pick(["hi", "hi at", "one", "two three"]).quoted
    case "m":
      let pairs = (0..<random.number(0..<4)).map { _ in
        "\(random.pick(measures)),\(random.number(0..<40))"
      }
      return "[\(pairs.joined(separator: ","))]"
    case "r":
      return
        "[\((0..<random.number(0..<4)).map { _ in Self.rich(&random) }.joined(separator: ","))]"
    case "n": return "\(random.number(0..<4))"
    default: return "0"
    }
  }

  private static func rich(_ random: inout RandomNumbers) -> String {
    switch random.number(0..<3) {
    case 0: random.text().quoted
    case 1: "[\"span\",[\"class\",\"st-strong\",\"dir\",\"auto\"],\(random.text().quoted)]"
    default: "[\"b\",[],[\"i\",[],\(random.text().quoted)],\(random.text().quoted)]"
    }
  }
}

/// Random numbers from a seed.
struct RandomNumbers {
  var state: UInt64

  mutating func number(_ range: Range<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }

  mutating func pick<Element>(_ items: [Element]) -> Element { items[number(0..<items.count)] }

  /// Returns a short text, which is never empty.
  mutating func text() -> String {
    (0..<number(1..<4)).map { _ in pick(["a", "é", "<b>", "&amp;", "漢", "🙂", " x", "\"", "\\"]) }
      .joined()
  }
}

extension String {
  /// The text as a JSON string, with quotes.
  var quoted: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
