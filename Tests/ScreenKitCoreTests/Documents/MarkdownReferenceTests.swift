import Foundation
import ScreenKitCore
import Testing

/// The texts of `Scripts/markdown.py`, with what `cmark-gfm` makes of them.
@Suite("Markdown as by cmark-gfm")
struct MarkdownReferenceTests {
  private nonisolated static let file =
    ProcessInfo.processInfo.environment["SCREENKIT_MARKDOWN_CASES"]

  @Test(.enabled(if: file != nil, "Scripts/check.sh markdown makes the file of cases"))
  func `documents have the styles and links of cmark-gfm`() throws {
    let text = try String(contentsOfFile: #require(Self.file), encoding: .utf8)
    var differing: [String] = []
    let cases = text.split(separator: "\u{1E}")
    for record in cases {
      let parts = record.split(separator: "\u{1F}", omittingEmptySubsequences: false)
      let found = Document(markdown: String(parts[0])).parts.joined(separator: "\n")
      guard found != parts[1] else { continue }
      differing.append("\(parts[0].debugDescription): \(found) instead of \(parts[1])")
    }
    #expect(cases.count > 10_000)
    #expect(differing.prefix(20) == [])
  }
}

extension Document {
  /// The text of each block, as in the file of cases.
  fileprivate var parts: [String] { Document.parts(of: blocks).filter { !$0.isEmpty } }

  private static func parts(of blocks: [Block]) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block {
      case .heading(_, let runs), .paragraph(let runs): [part(of: runs)]
      case .code(let runs): [part(of: runs, isCode: true)]
      case .rule: []
      case .quote(let blocks): parts(of: blocks)
      case .list(_, let items): items.flatMap(parts)
      case .table(let table): ([table.header] + table.rows).flatMap { $0.map { part(of: $0) } }
      }
    }
  }

  private static func part(of runs: [Run], isCode: Bool = false) -> String {
    var parts: [(key: String, text: String)] = []
    for run in runs {
      let names = [(Style.strong, "b"), (.code, "c"), (.emphasis, "i")]
      let styles = names.filter { run.style.contains($0.0) || isCode && $0.0 == .code }.map(\.1)
      let link = run.link.map { $0.removingPercentEncoding ?? $0 } ?? ""
      let key = styles.joined() + "|" + link
      let text = run.text.filter { !$0.isWhitespace }
      if text.isEmpty { continue }
      if parts.last?.key == key {
        parts[parts.count - 1].text += text
      } else {
        parts.append((key, text))
      }
    }
    return parts.map { "{\($0.key)|\($0.text)}" }.joined()
  }
}
