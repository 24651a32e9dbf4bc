import ScreenKitCore

/// The images that a terminal keeps, which cells show by a ``Placeholder`` and a number as their colour.
///
/// The terminal gets an image together with the first frame that shows it. Images that are shown no longer
/// stay until others need their place, since an animation shows the same ones again.
@MainActor
final class ImageTable {
  /// The largest number of images to keep; those that are shown stay in any case.
  static let mostImages = 64
  /// The largest number of pixels of all images together; those that are shown stay in any case.
  static let mostPixels = 1 << 21
  /// The largest number of pixels of one image.
  static let mostPixelsOfOne = 1 << 19

  /// An image, and the cells that it takes.
  private struct Entry {
    let id: Int
    let image: PixelImage
    let cells: CellSize
    var isSent = false
    /// The image as two pixels a cell, made when the placeholders cannot be shown.
    var blocks: PixelImage?

    var pixels: Int { image.width * image.height }
  }

  /// Whether images are never used, whatever the terminal can do.
  var isForbidden = false
  /// Whether the terminal shows images.
  var isEnabled = false
  /// The images, the one used last at the end.
  private var entries: [Entry] = []
  private var lastID = 0
  /// Whether an image that a cell may show is missing in the terminal.
  private var hasMissing = false

  init() {}

  /// Whether there are no images, so that no cell is a placeholder.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the number of `image`, drawn in `cells`; it is reserved if there was none.
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

  /// Records that a view shows `image` by the number `id`; returns whether it is still known by it.
  func use(_ id: Int, showing image: PixelImage) -> Bool {
    // Comparing the pixels costs nothing: both share their memory.
    guard let index = entries.lastIndex(where: { $0.id == id }), entries[index].image == image
    else { return false }
    if !entries[index].isSent { hasMissing = true }
    if index != entries.count - 1 { entries.append(entries.remove(at: index)) }
    return true
  }

  /// Returns the image `id` as two pixels a cell, one above the other.
  func blocks(of id: Int) -> PixelImage? {
    guard let index = entries.lastIndex(where: { $0.id == id }) else { return nil }
    if let known = entries[index].blocks { return known }
    let (image, cells) = (entries[index].image, entries[index].cells)
    let blocks = image.scaled(width: cells.columns, height: cells.rows * 2)
    entries[index].blocks = blocks
    return blocks
  }

  /// Numbers that other programs hardly use, and that are colours.
  private func nextID() -> Int {
    repeat {
      lastID = (lastID + 1) & 0xFFFF
    } while entries.contains { $0.id == lastID | 0x530000 }
    return lastID | 0x530000
  }
}

// MARK: The terminal

extension ImageTable {
  /// The images that the terminal has to forget and those that it gets, in this order.
  struct Changes {
    /// An image that the terminal gets, and the cells that it takes.
    struct Added {
      let id: Int
      let image: PixelImage
      let cells: CellSize
    }

    var deleted: [Int] = []
    var added: [Added] = []
  }

  /// Returns the changes before `grid` can be shown, which the caller writes; `nil` for none.
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

  /// Returns the images that the terminal has, which the caller deletes; it gets them again when it
  /// shows them again.
  func takeAll() -> [Int] {
    defer { forgetTerminal() }
    return entries.filter(\.isSent).map(\.id)
  }

  /// Forgets what the terminal has, such as after another program has used it.
  func forgetTerminal() {
    for index in entries.indices { entries[index].isSent = false }
    hasMissing = !entries.isEmpty
  }

  /// Removes the images that were not used for the longest time and are not shown; returns those that
  /// the terminal has.
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
  /// The numbers of the images of which a cell shows a part.
  fileprivate var shownImages: Set<Int> {
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
