/// Searching the names that an environment is made of.
///
/// The library's own search is made for patterns of all kinds: its first use costs a process more
/// than all else that its environment is asked for.
extension Collection<UInt8> {
  /// Whether `part` occurs in it.
  func includes(_ part: StaticString) -> Bool {
    let part = UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
    var rest = self[...]
    while !rest.starts(with: part) {
      guard rest.popFirst() != nil else { return false }
    }
    return true
  }

  /// Whether it is `text`, and nothing more.
  func spells(_ text: StaticString) -> Bool {
    elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
