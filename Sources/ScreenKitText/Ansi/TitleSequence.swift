/// A sequence (OSC 2) that sets the window title.
struct TitleSequence: Hashable, Sendable {
  /// The maximum length of a title in bytes of UTF-8; longer ones are cut between two characters.
  static let limit = 256

  let bytes: [UInt8]

  /// Creates the sequence for `title`, with only its visible characters, on one line.
  init(_ title: String) {
    var name: [UInt8] = []
    for cluster in ClusterIterator(title) {
      let text = cluster.text.utf8
      guard name.count + text.count <= Self.limit else { break }
      name += text
    }
    bytes = Array("\u{1B}]2;".utf8) + name + Array("\u{1B}\\".utf8)
  }
}
