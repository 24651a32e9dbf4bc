import ScreenKitTesting
import Testing

/// The part without side effects: the different rows, and their text in a failure.
@Suite("Comparison of snapshots", .leakFree)
struct SnapshotComparisonTests {
  private func compare(_ expected: String, _ actual: String) -> SnapshotComparison {
    SnapshotComparison(expected: expected, actual: actual)
  }

  @Test func `only different rows are shown, side by side with numbers`() {
    let comparison = compare("one\ntwo\nthree\n", "one\n2\nthree!\n")
    #expect(comparison.summary == "2 of 3 rows differ")
    #expect(
      comparison.table == """
        row  expected | actual
          1  two      | 2
          2  three    | three!
        """)
  }

  @Test func `the columns are as wide as the text on the screen`() {
    #expect(
      compare("日本語です\nlong enough\n", "x\ny").table == """
        row  expected    | actual
          0  日本語です  | x
          1  long enough | y
        """)
  }

  @Test(arguments: ["a\nb", "a\r\nb\r\n", "a\nb\n"])
  func `line ends make no difference`(text: String) {
    #expect(compare(text, "a\nb\n").differences.isEmpty)
  }

  @Test func `missing rows are reported on either side`() {
    #expect(
      compare("a\n", "a\nb\n").table == """
        row  expected | actual
          1  (no row) | b
        """)
    #expect(compare("a\nb\n", "a\n").table.hasSuffix("  1  b        | (no row)"))
    #expect(compare("", "a\n").rowCount == 1)
    #expect(compare("", "").differences.isEmpty)
  }

  @Test(arguments: [
    ("a b", "a\u{A0}b", #""a\u{00A0}b""#), ("é", "e\u{301}", #""e\u{0301}""#),
    ("a", "a ", #""a ""#), ("ab", "a\u{200B}b", #""a\u{200B}b""#),
  ])
  func `rows that look equal are shown with escapes`(
    expected: String, actual: String, shown: String
  ) {
    let table = compare(expected, actual).table
    #expect(table.contains(shown))
    #expect(!compare(expected, actual).differences.isEmpty)
  }

  @Test func `a long row is shown around its first difference`() {
    let row = String(repeating: "x", count: 5_000)
    let table = compare(row + "here" + row, row + "there" + row).table
    #expect(table.contains("…xxxxxxxxxxxxxxxxxxxxhere"))
    #expect(table.contains("…xxxxxxxxxxxxxxxxxxxxthere"))
    #expect(table.utf8.count < 1_000)
  }

  @Test func `at most a hundred rows are shown`() {
    let text = (0..<150).map { "\($0)\n" }.joined()
    let table = compare("", text).table
    #expect(table.contains("\n 99  (no row) | 99\n"))
    #expect(table.hasSuffix("and 50 more rows"))
  }
}
