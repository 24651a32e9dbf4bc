internal import ScreenKitLooks

// MARK: Images

extension ScreenReplay {
  /// The images that a terminal stores by the kitty graphics protocol.
  struct Images: Hashable, Sendable {
    /// An image with its pixels, and the cells that it takes.
    struct Image: Hashable, Sendable {
      let width, height: Int
      /// The number of bytes of a pixel: 3, or 4 with alpha.
      let depth: Int
      var digits: String
      /// The number of columns and of rows; 0 before the image has a virtual placement.
      var columns = 0, rows = 0

      /// Whether all pixels have arrived.
      var isWhole: Bool {
        let padding = digits.utf8.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        return digits.utf8.count.isMultiple(of: 4)
          && digits.utf8.count / 4 * 3 - padding == width * height * depth
      }
    }

    /// The images by number.
    fileprivate(set) var kept: [Int: Image] = [:]
    /// The number of images that have arrived since the start.
    fileprivate(set) var arrived = 0
    /// The number of the image whose pixels are arriving.
    fileprivate var arriving: Int?

    init() {}
  }

  /// Executes a graphics command, which must be one for images shown by placeholders.
  mutating func graphics(_ rest: inout Substring.UnicodeScalarView) throws(ReplayError) {
    let text = String(rest.prefix { $0 != "\u{1B}" })
    rest = rest.dropFirst(text.unicodeScalars.count)
    guard rest.popFirst() == "\u{1B}", rest.popFirst() == "\\", text.utf8.first == UInt8(ascii: "G")
    else { throw ReplayError("an application command without its end") }
    let sides = text.dropFirst().split(separator: ";", omittingEmptySubsequences: false)
    var keys: [Substring: Substring] = [:]
    for key in sides[0].split(separator: ",") {
      let parts = key.split(separator: "=")
      guard parts.count == 2 else { throw ReplayError("a key \(key)") }
      keys[parts[0]] = parts[1]
    }
    guard keys.removeValue(forKey: "q") == "2", sides.count <= 2 else {
      throw ReplayError("a graphics command that wants a reply")
    }
    let payload = sides.count == 2 ? String(sides[1]) : ""
    switch keys["a"] {
    case "t": try transmit(keys, payload)
    case "p": try placeVirtually(keys)
    case "d": try delete(keys)
    case nil: try addPixels(payload, keys)
    default: throw ReplayError("a graphics command \(text.prefix(40))")
    }
  }

  private mutating func transmit(
    _ keys: [Substring: Substring], _ payload: String
  ) throws(ReplayError) {
    guard desktop.images.arriving == nil, let id = keys.number("i"), 1...0xFF_FFFF ~= id,
      desktop.images.kept[id] == nil, let width = keys.size("s"), let height = keys.size("v"),
      let format = keys.number("f"), [24, 32].contains(format)
    else { throw ReplayError("an image \(keys)") }
    desktop.images.kept[id] = Images.Image(
      width: width, height: height, depth: format / 8, digits: "")
    desktop.images.arriving = id
    desktop.images.arrived += 1
    try addPixels(payload, ["m": keys["m"] ?? "0"])
  }

  /// Adds a part of the pixels; all parts except the last one must be full.
  private mutating func addPixels(
    _ payload: String, _ keys: [Substring: Substring]
  ) throws(ReplayError) {
    guard let id = desktop.images.arriving, keys.count == 1, let more = keys["m"],
      more == "0" || payload.utf8.count == 4096, 1...4096 ~= payload.utf8.count
    else { throw ReplayError("a part of an image \(keys), \(payload.utf8.count) digits") }
    desktop.images.kept[id]?.digits += payload
    guard more == "0" else { return }
    desktop.images.arriving = nil
    guard desktop.images.kept[id]?.isWhole == true else { throw ReplayError("half an image") }
  }

  private mutating func placeVirtually(_ keys: [Substring: Substring]) throws(ReplayError) {
    guard keys["U"] == "1", let id = keys.number("i"), desktop.images.kept[id] != nil,
      desktop.images.arriving == nil, let columns = keys.size("c"), let rows = keys.size("r")
    else { throw ReplayError("a placement \(keys)") }
    desktop.images.kept[id]?.columns = columns
    desktop.images.kept[id]?.rows = rows
  }

  private mutating func delete(_ keys: [Substring: Substring]) throws(ReplayError) {
    guard keys["d"] == "I", let id = keys.number("i"), keys.count == 3,
      desktop.images.kept.removeValue(forKey: id) != nil
    else { throw ReplayError("a deletion \(keys)") }
  }

  /// Returns whether `text` is a placeholder.
  ///
  /// - Throws: ``ReplayError`` if the terminal does not have its part of an image.
  func checkPlaceholder(_ text: String) throws(ReplayError) -> Bool {
    guard text.unicodeScalars.first == "\u{10EEEE}" else { return false }
    guard case .rgb(let red, let green, let blue) = pen.foreground.kind, pen.attributes.isEmpty,
      let image = desktop.images.kept[red << 16 | green << 8 | blue],
      let part = Placeholder(text), part.column < image.columns, part.row < image.rows
    else { throw ReplayError("a placeholder of no image") }
    return true
  }
}

extension [Substring: Substring] {
  fileprivate func number(_ key: Substring) -> Int? { self[key].flatMap { Int($0) } }

  /// Returns a width or height, limited so that products of sizes cannot overflow.
  ///
  /// The limit is the maximum number of pixels of an image.
  fileprivate func size(_ key: Substring) -> Int? {
    number(key).flatMap { (1...(1 << 24)).contains($0) ? $0 : nil }
  }
}
