import Foundation
import Testing

extension BrowserTests {
  /// Preferences of devices, which the style sheet follows.
  @Suite("Devices")
  struct MediaTests {
    @Test func `a dark system has a dark page with readable texts`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      try await page.emulate(["prefers-color-scheme": "light"])
      let light = try await page.brightness()
      try await page.emulate(["prefers-color-scheme": "dark"])
      let dark = try await page.brightness()
      #expect(light.ground > 0.8 && light.text < 0.2)
      #expect(dark.ground < 0.1 && dark.text > 0.6)
      #expect((dark.text + 0.05) / (dark.ground + 0.05) > 7)
      visit.expectNoProblem()
    }

    @Test func `forced colours show the highlighted row and the edges of buttons`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      try await page.wait(for: "document.querySelector('.r.hi')")
      try await page.emulate(["forced-colors": "active"])
      let color = { (name: String, property: String) in
        """
        (() => {
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.forcedColorAdjust = 'none'
          probe.style.color = '\(name)'
          const wanted = getComputedStyle(probe).color
          probe.remove()
          return wanted == getComputedStyle(document.querySelector('.r.hi')).\(property)
        })()
        """
      }
      #expect(try await page.value(of: "matchMedia('(forced-colors:active)').matches").isTrue)
      #expect(try await page.value(of: color("Highlight", "backgroundColor")).isTrue)
      #expect(try await page.value(of: color("HighlightText", "color")).isTrue)
      // Buttons have no background then, so they have a border.
      #expect(
        try await page.value(of: "getComputedStyle(document.querySelector('.b')).borderTopWidth")
          == "1px")
      visit.expectNoProblem()
    }

    @Test func `reduced motion leaves no fast animation`() async throws {
      let visit = try await Visit("GalleryWeb", ["--", "--page", "Progress bar"])
      let page = visit.page
      let fast = """
        document.getAnimations().filter(a => a.effect.getTiming().duration < 5000).length
        """
      try await page.wait(for: "\(fast) > 0")
      try await page.emulate(["prefers-reduced-motion": "reduce"])
      try await page.wait(for: "document.getAnimations().length > 0 && \(fast) == 0")
      visit.expectNoProblem()
    }
  }
}
