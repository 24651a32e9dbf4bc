import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@testable import ScreenKitRmad

/// The cost of large descriptions, in counts instead of time.
@MainActor @Suite(.leakFree) struct ReadingCostTests {
  /// Returns a screen with `count` groups of nested views, images, indicators, tables and mistakes.
  private func description(groups count: Int) -> String {
    let place = #""x": 0, "y": 0, "width": 80, "height": 48, "bg_color": "ffffff", "alpha": 1.0"#
    let data = #""data_source": "data_array", "data_type": "image", "data": "a.png""#
    let groups = (0..<count).map { group in
      let id = group * 10 + 2
      return """
        {"component_type": "UIView", "id": \(id), \(place), "all_data": {}, "components": [
         {"component_type": "UIView", "id": \(id + 1), \(place), "all_data": {},
          "indicator_id": \(id + 4), "components": [
          {"component_type": "RMADImageView", "id": \(id + 2), \(place), \(data),
           "indicator_id": \(id + 4)},
          {"component_type": "RMADImageView", "id": \(id + 3), \(place), \(data),
           "indicator_id": 1, "mistake": 1},
          {"component_type": "UIActivityIndicatorView", "id": \(id + 4), \(place)}]},
         {"component_type": "RMADTableView", "id": \(id + 5), \(place), \(data),
          "has_releasetorefresh_view": true, "release_to_refresh_view_id": 9999999,
          "components": []}]}
        """
    }
    return DescriptionText.app(
      "1",
      """
      {"controller_type": "view_controller", "components": [
       {"component_type": "UIView", "id": 1, "bg_color": "ffffff", "alpha": 1.0, "all_data": {},
        "components": [\(groups.joined(separator: ",\n"))]}]}
      """)
  }

  @Test(.proves("R-002"), arguments: [Tolerance.strict, .lenient])
  func `reading and checking grow no faster than the description`(tolerance: Tolerance) {
    let unit = CaseSample.count(25, of: 250)
    let visits = [unit, 2 * unit, 4 * unit].map {
      AppDescription.read(description(groups: $0), tolerance: tolerance).visits
    }
    // Constant costs do not count.
    #expect(visits[2] - visits[1] == 2 * (visits[1] - visits[0]))
    #expect(visits[2] < 4 * unit * 100)
  }

  @Test(.proves("R-001"))
  func `each component is created once, and each image loaded once`() async throws {
    let images = StubImages(["a.png": StubImage.file(2, 2)])
    let groups = CaseSample.count(10, of: 60)
    let text = description(groups: groups)
    let reading = AppDescription.read(text, tolerance: .lenient)
    let (description, log) = (try #require(reading.description), MadeIDs())
    var components = ComponentVocabulary()
    let own = components
    for type in ComponentType.allCases {
      components.register(type) { component, site in
        log.ids.append(component.id)
        return own.make(component, site) ?? ComponentView(component, Label(""))
      }
    }
    let model = DescribedModel(
      description, feeds: EmbeddedFeedSource([:]), components: components)
    model.images = images
    let test = ScreenTest(model.makeApp(), size: CellSize(columns: 60, rows: 20))
    await test.settle()
    #expect(!log.ids.isEmpty)
    #expect(Set(log.ids).count == log.ids.count)
    #expect(images.requests.count == groups * 2)
  }

  @Test
  func `views without sizes are shown down to the nesting limit`() throws {
    var inner = ""
    for id in (2..<40).reversed() {
      inner = """
        {"component_type": "UIView", "id": \(id), "all_data": {}, "components": [\(inner)]}
        """
    }
    let text = DescriptionText.app(
      "1",
      """
      {"controller_type": "view_controller", "components": [
       {"component_type": "UIView", "id": 1, "all_data": {}, "components": [\(inner)]}]}
      """)
    let stage = try DescribedStage(text)
    #expect(stage.test.view("component-39") != nil)
  }

  /// The ids of the created components, in order.
  private final class MadeIDs {
    var ids: [Int] = []
  }
}
