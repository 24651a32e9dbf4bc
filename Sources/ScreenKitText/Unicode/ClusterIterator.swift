/// An iterator over the visible grapheme clusters of a text, without control characters.
///
/// A control character becomes U+FFFD. A tab or a line break, both of which layout removes
/// beforehand, becomes a space. Invisible characters are left out.
struct ClusterIterator: Sequence, IteratorProtocol {
  private let text: String
  /// The start, the current position and the end of the iteration, in the UTF-8 of `text`.
  private let start: Int
  private var place: Int
  private let end: Int
  private let ambiguous: AmbiguousWidth
  private var run = PrintableRun()

  init(_ text: some StringProtocol, ambiguous: AmbiguousWidth = .current) {
    var whole = text.whole
    whole.makeContiguousUTF8()
    self.text = whole.base
    self.ambiguous = ambiguous
    start = whole.base.utf8.distance(from: whole.base.startIndex, to: whole.startIndex)
    place = start
    end = place + whole.utf8.count
  }

  /// The number of UTF-8 bytes from the start to the end of the last cluster returned.
  var offset: Int { place - start }

  @inline(__always)
  mutating func next() -> Cluster? {
    while place < end {
      if let byte = run.next() {
        place += 1
        return Cluster(content: .scalar(UInt32(byte)), width: 1, hasUncertainWidth: false)
      }
      if let cluster = consumeCluster() { return cluster }
    }
    return nil
  }

  /// Moves past one cluster, or finds a run of printable bytes; `nil` if there is nothing to show.
  @inline(never)
  private mutating func consumeCluster() -> Cluster? {
    let found = text.utf8.withContiguousStorageIfAvailable {
      ClusterStart(in: UnsafeBufferPointer(rebasing: $0[place..<end]))
    }
    switch found {
    case .printable(let bytes):
      run = bytes
      return nil
    case .single(let scalar, let kind, let length):
      place += length
      return Cluster(scalar, kind, ambiguous)
    case .joined:
      let rest = text[index(place)..<index(end)]
      let cluster = rest[..<rest.index(after: rest.startIndex)]
      place += cluster.utf8.count
      return Cluster(cluster.unicodeScalars, ambiguous)
    case nil:
      preconditionFailure("the text of an iterator is contiguous (SK900)")
    }
  }

  private func index(_ place: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: place)
  }
}

extension StringProtocol {
  /// The same text without a copy, as the two conforming types of the standard library allow.
  fileprivate var whole: Substring {
    switch self {
    case let text as Substring: text
    case let text as String: text[...]
    default: Substring(String(self))
    }
  }
}
