/// OSC 2: bytes that name the terminal's window.
package struct TitleSequence: Hashable, Sendable {
  /// The most bytes of UTF-8 that a name has; a longer one is cut between two characters.
  package static let limit = 256

  package let bytes: [UInt8]

  /// Names the window `title`, of which only what can be seen is taken, on one line.
  package init(_ title: String) {
    var name: [UInt8] = []
    for cluster in ClusterIterator(title) {
      let text = cluster.text.utf8
      guard name.count + text.count <= Self.limit else { break }
      name += text
    }
    bytes = Array("\u{1B}]2;".utf8) + name + Array("\u{1B}\\".utf8)
  }
}
