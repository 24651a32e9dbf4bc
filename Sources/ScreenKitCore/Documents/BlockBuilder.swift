/// A builder of nested blocks from the calls of a parser, which may come in any order.
///
/// Containers beyond the maximum depth are merged into the deepest one. No input can produce a
/// document that overflows the stack in recursive code.
struct BlockBuilder {
  enum Container: Hashable {
    case quote, list, item
  }

  private struct Frame {
    let container: Container?
    var start: Int?
    var blocks: [Document.Block] = []
    var items: [[Document.Block]] = []
  }

  /// The maximum depth of containers around a block.
  static let deepest = 24

  private var frames = [Frame(container: nil)]
  /// The number of containers opened beyond the maximum depth, by kind.
  private var surplus: [Container: Int] = [:]

  /// Whether a list with its first item can be opened without exceeding the maximum depth.
  var hasRoom: Bool { frames.count < BlockBuilder.deepest }

  mutating func append(_ block: Document.Block) {
    openItemInList()
    frames[frames.count - 1].blocks.append(block)
  }

  mutating func openQuote() {
    openItemInList()
    open(Frame(container: .quote))
  }

  mutating func openList(start: Int?) {
    openItemInList()
    open(Frame(container: .list, start: start))
  }

  /// Begins the next item of the innermost list, and opens a list first if there is none.
  ///
  /// With another `number` than the next one, a numbered list ends, and another one begins with it.
  mutating func openItem(number: Int? = nil) {
    guard surplus.isEmpty else { return }
    switch frames.last?.container {
    case .item: close(.item)
    case .list: break
    case .quote, nil: openList(start: nil)
    }
    if let number, let list = frames.last, let start = list.start,
      start + list.items.count != number
    {
      close(.list)
      openList(start: number)
    }
    open(Frame(container: .item))
  }

  /// Closes the innermost `container` and everything in it; does nothing if there is none.
  mutating func close(_ container: Container) {
    if let count = surplus[container] {
      surplus[container] = count > 1 ? count - 1 : nil
      return
    }
    guard frames.contains(where: { $0.container == container }) else { return }
    surplus = [:]
    while closeInnermost() != container {}
  }

  /// Closes all containers, returns the blocks and resets the builder.
  mutating func finish() -> [Document.Block] {
    while frames.count > 1 { closeInnermost() }
    defer { self = BlockBuilder() }
    return frames[0].blocks
  }

  private mutating func open(_ frame: Frame) {
    if hasRoom || frames.last?.container == .list {
      frames.append(frame)
    } else if let container = frame.container {
      surplus[container, default: 0] += 1
    }
  }

  /// Opens the last item of the innermost list again, or a first item, for blocks outside of items.
  private mutating func openItemInList() {
    guard let list = frames.last, list.container == .list else { return }
    var item = Frame(container: .item)
    item.blocks = frames[frames.count - 1].items.popLast() ?? []
    frames.append(item)
  }

  @discardableResult
  private mutating func closeInnermost() -> Container? {
    let frame = frames.removeLast()
    let around = frames.count - 1
    switch frame.container {
    case .item: frames[around].items.append(frame.blocks)
    case .quote where !frame.blocks.isEmpty: frames[around].blocks.append(.quote(frame.blocks))
    case .list where !frame.items.isEmpty:
      frames[around].blocks.append(.list(start: frame.start, frame.items))
    case .quote, .list, nil: break
    }
    return frame.container
  }
}
