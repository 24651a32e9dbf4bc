import ScreenKitCore

/// The images stored in a terminal, which cells show by a ``Placeholder`` with a number as its
/// colour.
///
/// The terminal receives an image together with the first frame that shows it. Images that are no
/// longer shown stay until others need the space: an animation shows them again.
@MainActor
final class ImageTable {
  /// The maximum number of images to keep; shown images stay in any case.
  static let mostImages = 64
  /// The maximum number of pixels of all images together; shown images stay in any case.
  static let mostPixels = 1 << 21
  /// The maximum number of pixels of one image.
  static let mostPixelsOfOne = 1 << 19

  /// An image, and the cells that it takes.
  private struct Entry {
    let id: Int
    let image: PixelImage
    let cells: CellSize
    var isSent = false
    /// The image as two pixels per cell; `nil` until it is drawn as half blocks.
    var blocks: PixelImage?
    /// The image in the pixels of its cells; `nil` until it is drawn by the sixel protocol.
    var sixels: SixelImage?

    var pixels: Int { image.width * image.height }
  }

  /// Whether images are never used, regardless of the terminal.
  var isForbidden = false
  /// The way in which the terminal draws images.
  var method = ImageMethod.halfBlocks {
    didSet { for index in entries.indices { entries[index].sixels = nil } }
  }
  /// The images in the order of their last use.
  private var entries: [Entry] = []
  private var lastID = 0
  /// Whether an image that a cell may show is missing in the terminal.
  private var hasMissing = false

  init() {}

  /// Whether there are no images, so that no cell is a placeholder.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the number of `image`, drawn in `cells`; assigns a new one if it has none.
  func id(of image: PixelImage, in cells: CellSize) -> Int {
    if let known = entries.last(where: { $0.cells == cells && $0.image == image }) {
      _ = use(known.id, showing: image)
      return known.id
    }
    let id = nextID()
    entries.append(Entry(id: id, image: image, cells: cells))
    hasMissing = true
    return id
  }

  /// Records that a view shows `image` with the number `id`; returns `false` if the number is out
  /// of date.
  func use(_ id: Int, showing image: PixelImage) -> Bool {
    // Comparing the pixels is cheap, since both images share their memory.
    guard let index = entries.lastIndex(where: { $0.id == id }), entries[index].image == image
    else { return false }
    if !entries[index].isSent { hasMissing = true }
    if index != entries.count - 1 { entries.append(entries.remove(at: index)) }
    return true
  }

  /// Returns the image `id` as two pixels per cell, one above the other.
  func blocks(of id: Int) -> PixelImage? {
    guard let index = entries.lastIndex(where: { $0.id == id }) else { return nil }
    if let known = entries[index].blocks { return known }
    let (image, cells) = (entries[index].image, entries[index].cells)
    let blocks = image.scaled(width: cells.columns, height: cells.rows * 2)
    entries[index].blocks = blocks
    return blocks
  }

  /// Returns the image `id` for the sixel protocol.
  func sixels(of id: Int) -> SixelImage? {
    guard case .sixels(let cell) = method,
      let index = entries.lastIndex(where: { $0.id == id })
    else { return nil }
    if let known = entries[index].sixels { return known }
    let sixels = SixelImage(entries[index].image, in: entries[index].cells, cell: cell)
    entries[index].sixels = sixels
    return sixels
  }

  /// Returns a new number, which other programs hardly use; it must be valid as a colour.
  private func nextID() -> Int {
    repeat {
      lastID = (lastID + 1) & 0xFFFF
    } while entries.contains { $0.id == lastID | 0x530000 }
    return lastID | 0x530000
  }
}

// MARK: The terminal

extension ImageTable {
  /// The images to delete in the terminal and those to transmit, in this order.
  struct Changes {
    /// An image to transmit, and the cells that it takes.
    struct Added {
      let id: Int
      let image: PixelImage
      let cells: CellSize
    }

    var deleted: [Int] = []
    var added: [Added] = []
  }

  /// Returns the changes to write before `grid` can be shown; `nil` for none.
  func takeChanges(for grid: CellGrid) -> Changes? {
    guard hasMissing else { return nil }
    hasMissing = false
    let shown = grid.shownImages
    var changes = Changes(deleted: makeRoom(keeping: shown))
    for index in entries.indices where !entries[index].isSent && shown.contains(entries[index].id) {
      let entry = entries[index]
      changes.added.append(.init(id: entry.id, image: entry.image, cells: entry.cells))
      entries[index].isSent = true
    }
    return changes
  }

  /// Returns the images in the terminal, for deletion; they are transmitted again when shown again.
  func takeAll() -> [Int] {
    defer { forgetTerminal() }
    return entries.filter(\.isSent).map(\.id)
  }

  /// Records that the terminal has no images, such as after another program has used it.
  func forgetTerminal() {
    for index in entries.indices { entries[index].isSent = false }
    hasMissing = !entries.isEmpty
  }

  /// Removes the least recently used images that are not shown; returns those in the terminal.
  private func makeRoom(keeping shown: Set<Int>) -> [Int] {
    var deleted: [Int] = []
    var count = entries.count
    var pixels = entries.reduce(0) { $0 + $1.pixels }
    entries.removeAll { entry in
      guard count > Self.mostImages || pixels > Self.mostPixels, !shown.contains(entry.id)
      else { return false }
      if entry.isSent { deleted.append(entry.id) }
      (count, pixels) = (count - 1, pixels - entry.pixels)
      return true
    }
    return deleted
  }
}

extension CellGrid {
  /// The numbers of the images of which at least one cell shows a part.
  var shownImages: Set<Int> {
    var shown: Set<Int> = []
    var last: Int?
    for index in 0..<size.columns * size.rows {
      guard let id = cells[index].imageID, id != last else { continue }
      shown.insert(id)
      last = id
    }
    return shown
  }
}

extension Cell {
  /// The number of the image of which the cell shows a part; `nil` for text.
  var imageID: Int? {
    guard glyph.placeholder != nil, case .rgb(let red, let green, let blue) = foreground.kind
    else { return nil }
    return Int(red) << 16 | Int(green) << 8 | Int(blue)
  }
}
