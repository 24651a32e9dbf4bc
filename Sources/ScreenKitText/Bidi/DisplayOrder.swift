/// The clusters of a line in the order in which they are seen from left to right.
///
/// Marks and isolates of a text are obeyed. Embeddings and overrides are not: they make a text look
/// like another one, and isolates do all that is right in them.
package struct DisplayOrder {
  package struct Item {
    /// What is shown, mirrored where it runs to the left.
    package let cluster: Cluster
    /// Where the cluster is in the UTF-8 of the text.
    package let bytes: Range<Int>
    package let runsLeft: Bool
  }

  package let items: [Item]
  /// Whether the line as a whole runs to the left.
  package let runsLeft: Bool

  /// Works out the order; `nil` where everything is put down in the order in which it is written.
  package init?(_ text: some StringProtocol) {
    guard text.mayRunLeft, BidiOrder.current == .visual else { return nil }
    let source = Source(text)
    let line = BidiLine(source.classes, source.scalars)
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

/// A line by its scalars and by its clusters.
private struct Source {
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var classes: [BidiClass] = []
  private(set) var clusters: [Cluster] = []
  private(set) var bytes: [Range<Int>] = []
  /// For each cluster, which scalar it has its level from.
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
  /// What a scalar does to a line that is shown.
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

  /// What is shown where text runs to the left.
  fileprivate var mirrored: Cluster {
    guard case .scalar(let value) = content, let scalar = Unicode.Scalar(value),
      let mirror = BidiMirror.of(scalar)
    else { return self }
    return Cluster(
      content: .scalar(mirror.value), width: width, hasUncertainWidth: hasUncertainWidth)
  }
}

extension StringProtocol {
  /// Whether a scalar may be in the text that runs to the left; never wrong where it says no.
  ///
  /// All of them are in a few blocks, which the first bytes of their UTF-8 tell.
  package var mayRunLeft: Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      // To the end in any case, so that many bytes can be looked at in one step.
      if bytes.reduce(0, { Swift.max($0, $1) }) < 0xD6 { return false }
      return bytes.indices.contains { bytes[$0] >= 0xD6 && bytes.mayRunLeft(at: $0) }
    }
    return found ?? unicodeScalars.contains { $0.value >= 0x590 }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes from `place` on may be a scalar that runs to the left.
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
