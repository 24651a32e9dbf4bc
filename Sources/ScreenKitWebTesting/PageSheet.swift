/// The templates of a page and the CSS properties of its measures, from the data for its script.
struct PageSheet {
  let kinds: [PageTemplate]
  let measures: [(property: String, unit: String)]

  /// Reads the data from a page; both lists are empty if there is none.
  init(page html: String) {
    guard let start = html.firstRange(of: "id=sk-boot>"),
      let end = html[start.upperBound...].firstRange(of: "</script>"),
      let data = WirePart(html[start.upperBound..<end.lowerBound])
    else {
      (kinds, measures) = ([], [])
      return
    }
    kinds = data["kinds"].items.map { PageTemplate($0) }
    measures = data["measures"].items.map { ($0[0].string ?? "", $0[1].string ?? "") }
  }
}
