public import ScreenKitCore
internal import ScreenKitWeb

/// A page without a browser: the elements that result from the frames of a session.
///
/// It depends only on the protocol in `Docs/Guides/WebProtocol.md`, like any client.
@MainActor
public final class PageModel {
  /// The title of the page.
  public private(set) var title = ""
  /// The keys that the page sends; a browser keeps all others.
  public private(set) var keys: [String] = []
  /// The address of the page; `nil` before the first frame.
  public private(set) var address: String?
  /// The text that the app copied last; `nil` if there is none.
  public private(set) var copiedText: String?
  /// The name of the look of the page.
  public private(set) var look: String
  /// Whether a browser would ask the user before the page is left.
  public private(set) var asksBeforeLeaving = false
  /// The reason for the end of the session; `nil` while it runs.
  public private(set) var endReason: String?
  /// The frames or operations that violate the protocol; empty unless there is a bug.
  public private(set) var problems: [String] = []
  /// The numbers of the connection after the frames so far.
  private(set) var progress = Progress()

  /// The numbers of a connection, which client and server count.
  struct Progress {
    /// The epoch of the session; `nil` before the first connection.
    var epoch: Int?
    /// The number of the last frame.
    var lastFrame = 0
    /// The number of the last message confirmed by a frame.
    var confirmed = 0
    /// The lines and blocks to which lists and documents were scrolled, by node.
    var scrolls: [Int: Int] = [:]
  }

  struct Node {
    let kind: Int
    var slots: [WirePart]
    var children: [Int]
    var parent: Int?
  }

  /// The nodes of the page, including hidden ones in the cache.
  struct Tree {
    var nodes: [Int: Node] = [:]
    var root: Int?
    var focused: Int?
  }

  let sheet: PageSheet
  private(set) var tree = Tree()
  private(set) var texts = PageTexts()

  /// Creates a page with its templates, without elements before the first frame.
  ///
  /// It is for tests of hosts and clients, which pass the frames to ``apply(_:)``.
  ///
  /// - Parameter html: A page from `WebSession.page(_:)`, with any values of the host.
  public init(page html: String) {
    sheet = PageSheet(page: html)
    let start = html.firstRange(of: "look-")?.upperBound ?? html.endIndex
    look = String(html[start...].prefix(while: \.isLetter))
  }

  /// The outermost element; `nil` before the first frame.
  public var root: PageElement? { tree.root.flatMap { element($0) } }

  /// The element of the focused view; `nil` if there is none.
  public var focusedElement: PageElement? { tree.focused.flatMap { element($0) } }

  /// Returns the element of a view; `nil` if the page does not contain it.
  public func element(of view: View) -> PageElement? {
    guard let id = view.backend.elementID, let number = Int(id.dropFirst()),
      number == tree.root || tree.nodes[number]?.parent != nil
    else { return nil }
    return element(number)
  }

  private func element(_ number: Int) -> PageElement? {
    guard let node = tree.nodes[number], sheet.kinds.indices.contains(node.kind) else { return nil }
    var element = sheet.kinds[node.kind].element(
      PageTemplate.Values(
        node: number, slots: node.slots, text: texts[number], measures: sheet.measures),
      children: { node.children.compactMap { self.element($0) } })
    element.attributes["id"] = "n\(number)"
    return element
  }

  // MARK: Text

  /// Types into a text, replacing a part of it; returns the operation for the session.
  func type(
    _ text: String, replacing range: Range<Int>?, in number: Int, message: Int
  ) -> String? {
    texts.type(text, replacing: range, in: number, message: message)
  }

  /// Begins a composition in a text, such as by an input method.
  func beginComposition(in number: Int) { texts.beginComposition(in: number) }

  /// Ends a composition whose result replaces a part of a text; returns the operation for the
  /// session.
  func endComposition(
    _ text: String, replacing range: Range<Int>, in number: Int, message: Int
  ) -> String? {
    texts.endComposition(text, replacing: range, in: number, message: message)
  }

  // MARK: Frames

  /// Applies a frame; adds violations of the protocol to ``problems``.
  public func apply(_ frame: String) {
    guard let parts = WirePart(frame), let count = parts[0].integer else {
      return problems.append("no frame: \(frame)")
    }
    progress.confirmed += count
    for operation in parts.items.dropFirst() { perform(operation) }
    texts.fold(progress.confirmed)
    if !texts.isConsistent { problems.append("a change does not fit its text: \(frame)") }
    if parts.items.count > 1 { progress.lastFrame += 1 }
  }

  private func perform(_ operation: WirePart) {
    let number = operation[1].integer ?? -1
    switch operation[0].string {
    case "=": set(operation[2].integer ?? -1, of: number, to: operation[3])
    case "+": insert(build(operation[3]), into: number, at: operation[2].integer ?? -1)
    case "^":
      let moved = operation[3].integer ?? -1
      detach(moved)
      insert(moved, into: number, at: operation[2].integer ?? -1)
    case "~": detach(number)
    case "-":
      detach(number)
      forget(number)
    case "*":
      (tree, asksBeforeLeaving) = (Tree(focused: tree.focused), false)
      tree.root = build(operation[1])
      texts.keep { tree.nodes[$0] != nil }
    case "t":
      if !texts.apply(operation) { problems.append("no such text: \(operation)") }
    case "j": join(operation)
    case "w", "l": progress.scrolls[number] = operation[2].integer
    case "b": break
    default: performOnPage(operation)
    }
  }

  /// Begins another connection, of the same session or of one that has replaced it.
  private func join(_ operation: WirePart) {
    let epoch = operation[1].integer
    // Another session has other numbers.
    if progress.epoch != nil, progress.epoch != epoch {
      (tree, texts, progress.scrolls) = (Tree(), PageTexts(), [:])
    }
    progress.epoch = epoch
    progress.lastFrame = operation[2].integer ?? 0
    progress.confirmed = operation[3].integer ?? 0
  }

  /// Performs an operation without effect on nodes.
  private func performOnPage(_ operation: WirePart) {
    switch operation[0].string {
    case "f": tree.focused = operation[1].integer
    case "n": title = operation[1].string ?? ""
    case "k": keys = operation.items.dropFirst().compactMap(\.string)
    case "u": address = operation[3].string
    case "s": look = operation[1].string ?? ""
    case "c": copiedText = operation[1].string
    case "g": asksBeforeLeaving = operation[1].integer == 1
    case "!": endReason = operation[1].string
    default: problems.append("no such operation: \(operation)")
    }
  }

  private func set(_ slot: Int, of number: Int, to value: WirePart) {
    guard let count = tree.nodes[number]?.slots.count, slot >= 0 else {
      return problems.append("there is no slot \(slot) of a node \(number)")
    }
    if slot >= count {
      tree.nodes[number]?.slots += Array(repeating: .number(0), count: slot + 1 - count)
    }
    tree.nodes[number]?.slots[slot] = value
  }

  private func build(_ part: WirePart, in parent: Int? = nil) -> Int {
    guard let number = part[0].integer, let kind = part[1].integer else {
      problems.append("no node: \(part)")
      return -1
    }
    if tree.nodes[number] != nil { problems.append("node \(number) exists already") }
    let slots = part[2].items
    tree.nodes[number] = Node(kind: kind, slots: slots, children: [], parent: parent)
    if sheet.kinds.indices.contains(kind), let slot = sheet.kinds[kind].valueSlot,
      slots.indices.contains(slot), let text = slots[slot][1].string
    {
      texts.receive(
        number, text, revision: slots[slot][0].integer ?? 0, confirmed: progress.confirmed)
    }
    let children = part[3].items.map { build($0, in: number) }
    tree.nodes[number]?.children = children
    return number
  }

  private func insert(_ number: Int, into parent: Int, at index: Int) {
    guard tree.nodes[number] != nil, let box = tree.nodes[parent],
      0...box.children.count ~= index
    else {
      return problems.append("\(number) cannot be inserted into \(parent) at \(index)")
    }
    tree.nodes[parent]?.children.insert(number, at: index)
    tree.nodes[number]?.parent = parent
  }

  private func detach(_ number: Int) {
    guard let node = tree.nodes[number] else {
      return problems.append("there is no node \(number)")
    }
    if let parent = node.parent { tree.nodes[parent]?.children.removeAll { $0 == number } }
    tree.nodes[number]?.parent = nil
  }

  private func forget(_ number: Int) {
    texts.end(number)
    for child in tree.nodes.removeValue(forKey: number)?.children ?? [] { forget(child) }
  }
}
