/// The clusters of a text that can be shown, with everything removed that a terminal could obey.
///
/// A control character becomes U+FFFD; a tab or a line break, both of which layout takes out
/// beforehand, becomes a space. What has no visible effect is left out.
package struct ClusterIterator: Sequence, IteratorProtocol {
  private let text: String
  /// Places in the UTF-8 of `text`: where the iterator began, where it is, and where it ends.
  private let start: Int
  private var place: Int
  private let end: Int
  private let ambiguous: AmbiguousWidth
  private var run = PrintableRun()

  package init(_ text: some StringProtocol, ambiguous: AmbiguousWidth = .current) {
    var whole = text.whole
    whole.makeContiguousUTF8()
    self.text = whole.base
    self.ambiguous = ambiguous
    start = whole.base.utf8.distance(from: whole.base.startIndex, to: whole.startIndex)
    place = start
    end = place + whole.utf8.count
  }

  /// The UTF-8 bytes from the beginning to the end of the cluster given last.
  package var offset: Int { place - start }

  @inline(__always)
  package mutating func next() -> Cluster? {
    while place < end {
      if let byte = run.next() {
        place += 1
        return Cluster(content: .scalar(UInt32(byte)), width: 1, hasUncertainWidth: false)
      }
      if let cluster = take() { return cluster }
    }
    return nil
  }

  /// Moves over one cluster, which may have nothing to show, or finds more printable bytes.
  @inline(never)
  private mutating func take() -> Cluster? {
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
      preconditionFailure("the text of an iterator is contiguous")
    }
  }

  private func index(_ place: Int) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: place)
  }
}

extension StringProtocol {
  /// The same text, not copied: nothing but the two types of the standard library conforms.
  fileprivate var whole: Substring {
    switch self {
    case let text as Substring: text
    case let text as String: text[...]
    default: Substring(String(self))
    }
  }
}
