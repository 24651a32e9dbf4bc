import Foundation

@testable import ScreenKitWeb

/// A client without a browser: the nodes, the fields and the address that frames lead to.
///
/// It has the rules of `client.js`.
@MainActor
final class PageModel {
  /// A node as the client has it.
  final class Node {
    let number, kind: Int
    var slots: [Int: NSObject] = [:]
    var children: [Int] = []
    var parent: Int?
    init(_ number: Int, _ kind: Int) { (self.number, self.kind) = (number, kind) }
  }

  /// A text that is edited on both sides.
  final class Field {
    var base: [UInt16]
    var shown: [UInt16]
    var revision = 0
    var pending: [(message: Int, steps: [TextStep])] = []
    init(_ text: String) { (base, shown) = (Array(text.utf16), Array(text.utf16)) }
    var text: String { String(decoding: shown, as: UTF16.self) }
  }

  private(set) var nodes: [Int: Node] = [:]
  private(set) var root: Int?
  private(set) var fields: [Int: Field] = [:]
  private(set) var lastFrame = 0
  private(set) var confirmed = 0
  private(set) var title = ""
  private(set) var keys: [String] = []
  private(set) var address: String?
  private(set) var focused: Int?
  private(set) var copied: String?
  /// Whether the client asks before the page is left.
  private(set) var isGuarded = false
  /// The lines and blocks to which lists and documents were scrolled.
  private(set) var scrolls: [Int: Int] = [:]
  private(set) var endReason: String?
  private(set) var problems: [String] = []
  /// The slot of the edited text by kind.
  let valueSlots: [Int?]

  init(_ templates: [WebTemplate]) { valueSlots = templates.map(\.valueSlot) }

  /// Applies a frame.
  func apply(_ frame: String) {
    guard
      let parts = try? JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [NSObject],
      let number = parts.first as? Int, parts.count > 1, let confirmed = parts[1] as? Int
    else { return problems.append("no frame: \(frame)") }
    self.confirmed = max(self.confirmed, confirmed)
    for part in parts.dropFirst(2) {
      guard let operation = part as? [NSObject], let name = operation.first as? String else {
        problems.append("no operation in \(frame)")
        continue
      }
      perform(name, Array(operation.dropFirst()))
    }
    for field in fields.values { fold(field, confirmed) }
    if number > 0 { lastFrame = number }
  }

  private func fold(_ field: Field, _ message: Int) {
    while let edit = field.pending.first, edit.message <= message {
      for step in edit.steps { _ = field.base.apply(step) }
      field.pending.removeFirst()
    }
  }

  private func perform(_ name: String, _ arguments: [NSObject]) {
    func integer(_ index: Int) -> Int { arguments[index] as? Int ?? -1 }
    switch name {
    case "=": nodes[integer(0)]?.slots[integer(1)] = normal(arguments[2])
    case "+": insert(build(arguments[2], parent: integer(0)), integer(0), integer(1))
    case "-": remove(integer(0))
    case "~": detach(integer(0))
    case "^":
      detach(integer(2))
      insert(integer(2), integer(0), integer(1))
    case "*":
      (nodes, isGuarded) = ([:], false)
      root = build(arguments[0], parent: nil)
      for number in fields.keys where nodes[number] == nil { fields[number] = nil }
    case "t": change(arguments)
    case "f": focused = integer(0)
    case "n": title = arguments[0] as? String ?? ""
    case "c": copied = arguments[0] as? String
    case "k": keys = arguments.compactMap { $0 as? String }
    case "u": address = arguments[2] as? String
    case "g": isGuarded = integer(0) == 1
    case "w", "l": scrolls[integer(0)] = integer(1)
    case "j", "b": break
    case "!": endReason = arguments[0] as? String
    default: problems.append("no operation \(name)")
    }
  }

  private func normal(_ value: NSObject) -> NSObject? {
    (value as? NSNumber) == NSNumber(value: 0) ? nil : value
  }

  private func build(_ value: NSObject, parent: Int?) -> Int {
    guard let parts = value as? [NSObject], let number = parts[0] as? Int,
      let kind = parts[1] as? Int
    else {
      problems.append("no node")
      return -1
    }
    let node = Node(number, kind)
    node.parent = parent
    if nodes[number] != nil { problems.append("node \(number) exists already") }
    nodes[number] = node
    for (slot, value) in ((parts.count > 2 ? parts[2] as? [NSObject] : nil) ?? []).enumerated() {
      if slot == valueSlots[kind], let pair = value as? [NSObject] {
        receiveWhole(number, pair[0] as? Int ?? 0, pair[1] as? String ?? "")
      } else {
        node.slots[slot] = normal(value)
      }
    }
    for child in (parts.count > 3 ? parts[3] as? [NSObject] : nil) ?? [] {
      node.children.append(build(child, parent: number))
    }
    return number
  }

  private func insert(_ number: Int, _ parent: Int, _ index: Int) {
    guard let box = nodes[parent], nodes[number] != nil, 0...box.children.count ~= index else {
      return problems.append("cannot insert \(number) into \(parent) at \(index)")
    }
    box.children.insert(number, at: index)
    nodes[number]?.parent = parent
  }

  private func detach(_ number: Int) {
    guard let node = nodes[number] else { return problems.append("no node \(number) to detach") }
    node.parent.flatMap { nodes[$0] }?.children.removeAll { $0 == number }
    node.parent = nil
  }

  private func remove(_ number: Int) {
    detach(number)
    forget(number)
  }

  private func forget(_ number: Int) {
    fields[number] = nil
    for child in nodes.removeValue(forKey: number)?.children ?? [] { forget(child) }
  }

  // MARK: Text

  private func change(_ arguments: [NSObject]) {
    let numbers = arguments.prefix(7).map { $0 as? Int ?? -1 }
    guard let field = fields[numbers[0]] else { return problems.append("no field \(numbers[0])") }
    fold(field, numbers[2])
    receive(
      field, numbers[1],
      TextStep.replacing(numbers[3]..<numbers[4], by: arguments[7] as? String ?? ""))
  }

  private func receiveWhole(_ number: Int, _ revision: Int, _ text: String) {
    guard let field = fields[number] else {
      let field = Field(text)
      field.revision = revision
      fields[number] = field
      return
    }
    fold(field, confirmed)
    var sync = TextSync(String(decoding: field.base, as: UTF16.self))
    guard let change = sync.change(to: text) else { return field.revision = revision }
    receive(field, revision, TextStep.replacing(change.range, by: change.text))
  }

  private func receive(_ field: Field, _ revision: Int, _ steps: [TextStep]) {
    field.revision = revision
    for step in steps where !field.base.apply(step) { problems.append("a change does not fit") }
    var local = steps
    for index in field.pending.indices {
      (local, field.pending[index].steps) = TextStep.transform(
        local, field.pending[index].steps, firstWins: true)
    }
    for step in local where !field.shown.apply(step) { problems.append("a step does not fit") }
  }

  /// Types into a field, and returns the operation to send as message `number`.
  func type(_ text: String, replacing range: Range<Int>, in number: Int, message: Int) -> String {
    guard let field = fields[number] else { return "[\"a\",0]" }
    let steps = TextStep.replacing(range, by: text)
    for step in steps { _ = field.shown.apply(step) }
    field.pending.append((message, steps))
    return edit(number, field, steps)
  }

  /// Returns the operations of the edits that message `number` has.
  func edits(of message: Int) -> [String] {
    fields.flatMap { number, field in
      field.pending.filter { $0.message == message }.map { edit(number, field, $0.steps) }
    }
  }

  private func edit(_ number: Int, _ field: Field, _ steps: [TextStep]) -> String {
    var parts: [(Int, Int, String)] = steps.map { step in
      switch step {
      case .insert(let at, let text): (at, at, text)
      case .delete(let range): (range.lowerBound, range.upperBound, "")
      }
    }
    if parts.count == 2, parts[0].2.isEmpty, parts[1].0 == parts[0].0 {
      parts = [(parts[0].0, parts[0].1, parts[1].2)]
    }
    let steps = parts.map { from, to, text in
      let quoted = (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) }
      return "\(from),\(to),\(quoted ?? "\"\"")"
    }
    let end = (parts.last?.0 ?? 0) + (parts.last?.2.utf16.count ?? 0)
    return "[\"e\",\(number),\(field.revision),\(end),\(end)"
      + (steps.isEmpty ? "" : "," + steps.joined(separator: ",")) + "]"
  }

  // MARK: Comparison

  /// The whole tree as lines.
  var lines: [String] { root.map { lines(of: $0, depth: 0) } ?? [] }

  private func lines(of number: Int, depth: Int) -> [String] {
    guard let node = nodes[number] else { return ["no node \(number)"] }
    let slots = node.slots.sorted { $0.key < $1.key }
      .map { "\($0.key)=\(PageModel.text(of: $0.value))" }
    let field = fields[number].map { " text=\($0.text)" } ?? ""
    let line =
      String(repeating: " ", count: depth) + "\(number):\(node.kind) "
      + slots.joined(separator: " ") + field
    return [line] + node.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  static func text(of value: NSObject) -> String {
    if let parts = value as? [NSObject] {
      return "[" + parts.map { text(of: $0) }.joined(separator: ",") + "]"
    }
    return "\(value)"
  }

  /// The texts of all nodes that contain `text` in a slot.
  func nodes(showing text: String) -> [Node] {
    nodes.values.filter { node in
      node.slots.values.contains { PageModel.text(of: $0).contains(text) }
    }.sorted { $0.number < $1.number }
  }
}
