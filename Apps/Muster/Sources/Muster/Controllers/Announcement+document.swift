internal import ScreenKitCore

extension Announcement {
  /// Returns the whole announcement as a document; a badge outside of it shows the urgency.
  func document(published: String) -> Document {
    var facts = ["Published \(published)"]
    if let startDate { facts.append("from \(startDate)") }
    if let endDate { facts.append("until \(endDate)") }
    let paragraphs = body.split(separator: "\n\n").map {
      Document.Block.paragraph([.init(String($0))])
    }
    return Document(
      title: title,
      [
        .heading(level: 1, [.init(title)]),
        .paragraph([.init(facts.joined(separator: ", "), .emphasis)]),
      ] + paragraphs + further)
  }

  /// The further information below a rule; it is a link if it contains a slash and no spaces.
  private var further: [Document.Block] {
    guard let more, !more.isEmpty else { return [] }
    let isLink = !more.contains(where: \.isWhitespace) && more.contains("/")
    return [.rule, .paragraph(["More: ", .init(more, link: isLink ? more : nil)])]
  }
}
