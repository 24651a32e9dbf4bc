import Foundation

/// Random frames that a session could send, for the templates of a page.
struct RandomFrames {
  private struct Node {
    let kind: Int
    var children: [Int] = []
    var parent: Int?
  }

  private let kinds: [RandomKind]
  private let measures: [Int]
  private let seed: UInt64
  private var random: RandomNumbers
  private var nodes: [Int: Node] = [:]
  private var root = 0
  private var lastNumber = 0
  private var count = 0
  /// The texts of fields, and the numbers of their last changes.
  private var texts: [Int: (text: [UInt16], revision: Int)] = [:]

  init(page html: String, seed: UInt64) {
    (self.seed, random) = (seed, RandomNumbers(state: seed))
    let start = html.range(of: "id=sk-boot>")?.upperBound ?? html.startIndex
    let end = html[start...].range(of: "</script>")?.lowerBound ?? html.endIndex
    let boot = try? JSONSerialization.jsonObject(with: Data(html[start..<end].utf8))
    let values = boot as? [String: Any] ?? [:]
    kinds = (values["kinds"] as? [Any] ?? []).enumerated().map { RandomKind($0, $1) }
    let properties = values["measures"] as? [[String]] ?? []
    // The other properties have several parts, or change their values in a browser.
    measures = properties.indices.filter {
      let (name, unit) = (properties[$0][0], properties[$0][1])
      return ["ch", "lh", "px"].contains(unit) || name.hasPrefix("--") && unit.isEmpty
    }
  }

  /// Returns the next frame.
  mutating func next() -> String {
    count += 1
    guard count > 1 else {
      return "[0,[\"j\",\(seed),0,0],\(replaceAll())]"
    }
    let operations = (0..<random.number(1..<5)).map { _ in operation() }
    return "[" + (["\(random.number(0..<3))"] + operations).joined(separator: ",") + "]"
  }

  private mutating func operation() -> String {
    let inner = nodes.keys.filter { $0 != root }.sorted()
    let boxes = nodes.keys.filter { kinds[nodes[$0]?.kind ?? 0].isBox }.sorted()
    let fields = texts.keys.sorted()
    switch random.number(0..<20) {
    case 0..<6: return setSlot(of: random.pick(nodes.keys.sorted()))
    case 6..<11 where nodes.count < 40: return insertNew(into: random.pick(boxes))
    case 11..<13 where !inner.isEmpty:
      let number = random.pick(inner)
      remove(number)
      return "[\"-\",\(number)]"
    case 13 where !inner.isEmpty:
      let number = random.pick(inner)
      detach(number)
      return "[\"~\",\(number)]"
    case 14..<18 where !inner.isEmpty:
      let number = random.pick(inner)
      return move(number, into: random.pick(boxes.filter { !isWithin($0, number) }))
    case 18 where !fields.isEmpty: return change(random.pick(fields))
    case 19: return replaceAll()
    default: return setSlot(of: root)
    }
  }

  // MARK: Operations

  private mutating func setSlot(of number: Int) -> String {
    let slots = kinds[nodes[number]?.kind ?? 0].slots.filter { $0.part != "v" }
    let slot = random.pick(slots)
    let change = "[\"=\",\(number),\(slot.number),\(slot.value(&random, measures))]"
    // A session also sends the shown one of the new elements.
    guard slot.part == "r", let shown = slots.first(where: { $0.part == "n" }) else {
      return change
    }
    return change + ",[\"=\",\(number),\(shown.number),\(random.number(0..<4))]"
  }

  private mutating func insertNew(into parent: Int) -> String {
    let place = random.number(0..<(nodes[parent]?.children.count ?? 0) + 1)
    let (number, json) = make(depth: 3)
    attach(number, to: parent, at: place)
    return "[\"+\",\(parent),\(place),\(json)]"
  }

  private mutating func move(_ number: Int, into parent: Int) -> String {
    detach(number)
    let place = random.number(0..<(nodes[parent]?.children.count ?? 0) + 1)
    attach(number, to: parent, at: place)
    return "[\"^\",\(parent),\(place),\(number)]"
  }

  private mutating func change(_ number: Int) -> String {
    guard var field = texts[number] else { return "[\"~\",0]" }
    // A session keeps pairs of surrogates together.
    let places =
      field.text.indices.filter { !UTF16.isTrailSurrogate(field.text[$0]) } + [field.text.count]
    let ends = [random.pick(places), random.pick(places)].sorted()
    let (from, to) = (ends[0], ends[1])
    let text = random.text()
    field.text.replaceSubrange(from..<to, with: Array(text.utf16))
    field.revision += 1
    texts[number] = field
    let end = from + text.utf16.count
    return "[\"t\",\(number),\(field.revision),0,\(from),\(to),\(end),\(end),\(text.quoted)]"
  }

  /// Replaces everything; some nodes are reused, perhaps in other places.
  private mutating func replaceAll() -> String {
    var known = nodes.filter { $0.key != root || kinds[$0.value.kind].isBox }
    if root == 0 || known[root] == nil || random.number(0..<4) == 0 {
      lastNumber += 1
      root = lastNumber
      known[root] = Node(kind: random.pick(kinds.filter(\.isBox)).number)
    }
    var rest = known.keys.filter { $0 != root }.sorted()
    (nodes, texts) = ([:], [:])
    return "[\"*\",\(rebuild(root, known, &rest, depth: 3))]"
  }

  private mutating func rebuild(
    _ number: Int, _ known: [Int: Node], _ rest: inout [Int], depth: Int
  ) -> String {
    let kind = kinds[known[number]?.kind ?? 0]
    nodes[number] = Node(kind: kind.number)
    let slots = slots(of: number, kind)
    var children: [String] = []
    if kind.isBox, depth > 0 {
      for _ in 0..<random.number(0..<5) {
        let child: (number: Int, json: String)
        if !rest.isEmpty, random.number(0..<3) > 0 {
          let old = rest.remove(at: random.number(0..<rest.count))
          child = (old, rebuild(old, known, &rest, depth: depth - 1))
        } else {
          child = make(depth: depth - 1)
        }
        attach(child.number, to: number, at: children.count)
        children.append(child.json)
      }
    }
    return "[\(number),\(kind.number),\(slots),[\(children.joined(separator: ","))]]"
  }

  private mutating func make(depth: Int) -> (number: Int, json: String) {
    lastNumber += 1
    let number = lastNumber
    let kind = random.pick(random.number(0..<2) == 0 ? kinds.filter(\.isBox) : kinds)
    nodes[number] = Node(kind: kind.number)
    let slots = slots(of: number, kind)
    var children: [String] = []
    if kind.isBox, depth > 0 {
      for _ in 0..<random.number(0..<4) {
        let child = make(depth: depth - 1)
        attach(child.number, to: number, at: children.count)
        children.append(child.json)
      }
    }
    return (number, "[\(number),\(kind.number),\(slots),[\(children.joined(separator: ","))]]")
  }

  private mutating func slots(of number: Int, _ kind: RandomKind) -> String {
    var values = Array(repeating: "0", count: (kind.slots.map(\.number).max() ?? -1) + 1)
    for slot in kind.slots {
      if slot.part == "v" {
        let text = random.text()
        texts[number] = (Array(text.utf16), 0)
        values[slot.number] = "[0,\(text.quoted)]"
      } else if random.number(0..<2) == 0 {
        values[slot.number] = slot.value(&random, measures)
      }
    }
    return "[\(values.joined(separator: ","))]"
  }

  // MARK: The tree

  private mutating func attach(_ number: Int, to parent: Int, at index: Int) {
    nodes[parent]?.children.insert(number, at: index)
    nodes[number]?.parent = parent
  }

  private mutating func detach(_ number: Int) {
    if let parent = nodes[number]?.parent { nodes[parent]?.children.removeAll { $0 == number } }
    nodes[number]?.parent = nil
  }

  private mutating func remove(_ number: Int) {
    detach(number)
    texts[number] = nil
    for child in nodes.removeValue(forKey: number)?.children ?? [] { remove(child) }
  }

  private func isWithin(_ number: Int, _ ancestor: Int) -> Bool {
    sequence(first: number) { nodes[$0]?.parent }.contains(ancestor)
  }
}
