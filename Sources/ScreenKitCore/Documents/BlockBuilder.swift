/// Puts blocks into nested containers while a parser reads on; nothing it is told can be wrong.
///
/// What is nested deeper than anyone could see is put into the deepest container there is, so that
/// no text can make a document on which recursion runs out of stack.
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

  /// The most containers around a block.
  static let deepest = 24

  private var frames = [Frame(container: nil)]
  /// How many containers were opened beyond the deepest.
  private var surplus: [Container: Int] = [:]

  /// Whether another container can be opened, a list with its first item.
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

  /// Begins the next item of the innermost list, which is opened if there is none.
  mutating func openItem() {
    guard surplus.isEmpty else { return }
    switch frames.last?.container {
    case .item: close(.item)
    case .list: break
    case .quote, nil: openList(start: nil)
    }
    open(Frame(container: .item))
  }

  /// Closes the innermost `container` with all in it; nothing happens if there is none.
  mutating func close(_ container: Container) {
    if let count = surplus[container] {
      surplus[container] = count > 1 ? count - 1 : nil
      return
    }
    guard frames.contains(where: { $0.container == container }) else { return }
    surplus = [:]
    while closeInnermost() != container {}
  }

  /// Closes everything and takes it.
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

  /// Blocks in a list but outside of its items belong to the item before them.
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
