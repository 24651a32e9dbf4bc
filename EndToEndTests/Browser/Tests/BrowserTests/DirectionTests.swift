import Testing

extension BrowserTests {
  @Suite("Writing direction")
  struct DirectionTests {
    /// The left edge, the right edge and the top of each visible view, with its class.
    private static let rectangles = """
      [...document.querySelectorAll('#sk [data-k]')].filter(e => e.checkVisibility()).map(e => {
        const { left, right, top } = e.getBoundingClientRect()
        return [left, right, top, e.className]
      })
      """

    @Test(arguments: ["Column and row", "Button", "Radio group", "Grid", "Table"])
    func `a gallery page in Arabic is mirrored`(_ name: String) async throws {
      let left = try await Self.show(name, "en")
      let right = try await Self.show(name, "ar")
      #expect(try await right.page.value(of: "document.documentElement.dir") == "rtl")
      let width = 900.0
      let pairs = zip(
        try await left.page.value(of: Self.rectangles).items,
        try await right.page.value(of: Self.rectangles).items)
      var checked = 0
      for (one, other) in pairs {
        let (a, b) = (one.items.compactMap(\.number), other.items.compactMap(\.number))
        // The framework's texts have other lengths in Arabic.
        guard abs((a[1] - a[0]) - (b[1] - b[0])) < 1 else { continue }
        checked += 1
        #expect(abs(width - a[1] - b[0]) < 1.5 && abs(a[2] - b[2]) < 1.5, "\(one) \(other)")
      }
      #expect(checked > 40)
      left.expectNoProblem()
      right.expectNoProblem()
    }

    private static func show(_ name: String, _ language: String) async throws -> Visit {
      let visit = try await Visit("GalleryWeb", ["--", "--page", name, "--language", language])
      try await visit.page.setSize(width: 900, height: 640)
      try await visit.page.waitUntilLaidOut()
      try await visit.page.waitUntilConfirmed()
      return visit
    }
  }
}
