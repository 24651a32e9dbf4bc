/// The clusters of a line in visual order, from left to right.
///
/// Directional marks and isolates in the text take effect. Embeddings and overrides do not: they
/// can disguise a text as another one, and isolates serve their legitimate uses.
struct DisplayOrder {
  struct Item {
    /// The displayed cluster, mirrored in right-to-left text.
    let cluster: Cluster
    /// The position of the cluster in the UTF-8 of the text.
    let bytes: Range<Int>
    let runsLeft: Bool
  }

  let items: [Item]
  /// Whether the base direction of the line is right-to-left.
  let runsLeft: Bool

  /// Computes the visual order of `text`; `nil` if it equals the order in which to write the text.
  ///
  /// Without a `base`, the first strong character determines the base level.
  init?(_ text: some StringProtocol, base: UInt8? = nil) {
    guard base == 1 || text.mayRunLeft, BidiOrder.current == .visual else { return nil }
    let source = Source(text)
    let line = BidiLine(source.classes, source.scalars, base: base)
    let levels = source.places.map { line.levels[$0] }
    guard line.base == 1 || levels.contains(where: { $0 % 2 == 1 }) else { return nil }
    runsLeft = line.base == 1
    items = BidiLine.order(of: levels).map { place in
      let runsLeft = levels[place] % 2 == 1
      let cluster = source.clusters[place]
      return Item(
        cluster: runsLeft ? cluster.mirrored : cluster, bytes: source.bytes[place],
        runsLeft: runsLeft)
    }
  }
}

/// The scalars and the clusters of a line.
private struct Source {
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var classes: [BidiClass] = []
  private(set) var clusters: [Cluster] = []
  private(set) var bytes: [Range<Int>] = []
  /// The index of the scalar that determines the level, for each cluster.
  private(set) var places: [Int] = []

  init(_ text: some StringProtocol) {
    var ends: [Int] = []
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      classes.append(BidiClass(shown: scalar))
      ends.append((ends.last ?? 0) + UTF8.width(scalar))
    }
    var iterator = ClusterIterator(text)
    var place = 0, start = 0
    while let cluster = iterator.next() {
      let first = place
      while place < ends.count, ends[place] <= iterator.offset { place += 1 }
      let shown = (first..<place).first { scalars[$0].value == cluster.first }
      let base = shown ?? place - 1
      if shown == nil { classes[base] = cluster.first == 0x20 ? .whitespace : .otherNeutral }
      clusters.append(cluster)
      bytes.append(start..<iterator.offset)
      places.append(base)
      start = iterator.offset
    }
  }
}

extension BidiClass {
  /// Creates the class of a displayed scalar; embeddings, overrides and line breaks have no effect.
  fileprivate init(shown scalar: Unicode.Scalar) {
    self.init(of: scalar)
    switch self {
    case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
      .popEmbedding:
      self = .boundaryNeutral
    case .paragraphSeparator: self = .whitespace
    default: break
    }
  }
}

extension Cluster {
  /// The value of the first scalar.
  fileprivate var first: UInt32? {
    switch content {
    case .scalar(let value): value
    case .sequence(let text): text.unicodeScalars.first?.value
    }
  }

  /// The cluster as displayed in right-to-left text.
  fileprivate var mirrored: Cluster {
    guard case .scalar(let value) = content, let scalar = Unicode.Scalar(value),
      let mirror = BidiMirror.of(scalar)
    else { return self }
    return Cluster(
      content: .scalar(mirror.value), width: width, hasUncertainWidth: hasUncertainWidth)
  }
}

extension StringProtocol {
  /// Whether the text may contain a right-to-left scalar; `false` is certain.
  ///
  /// All right-to-left scalars are in a few blocks, which the first bytes of their UTF-8 identify.
  var mayRunLeft: Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      // The loop does not stop early, so that it can be vectorized.
      if bytes.reduce(0, { Swift.max($0, $1) }) < 0xD6 { return false }
      return bytes.indices.contains { bytes[$0] >= 0xD6 && bytes.mayRunLeft(at: $0) }
    }
    return found ?? unicodeScalars.contains { $0.value >= 0x590 }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes from `place` on may be a right-to-left scalar.
  fileprivate func mayRunLeft(at place: Int) -> Bool {
    let next = place + 1 < count ? self[place + 1] : 0
    return switch self[place] {
    // U+0580 to U+07FF
    case 0xD6...0xDF: true
    // U+0800 to U+08FF
    case 0xE0: next <= 0xA3
    // The mark U+200F
    case 0xE2: next == 0x80 && place + 2 < count && self[place + 2] == 0x8F
    // Presentation forms, U+FB00 to U+FEFF
    case 0xEF: 0xAC...0xBB ~= next
    // U+10000 to U+10FFF and U+1E000 to U+1EFFF
    case 0xF0: next == 0x90 || next == 0x9E
    default: false
    }
  }
}
