import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@Suite("The table of properties")
struct PropertyTableTests {
  @Test func `each owner has each name once`() {
    for owner in Specimen.owners {
      let names = Property.properties(of: owner).flatMap { [$0.key] + $0.aliases }
      #expect(Set(names).count == names.count, "\(owner)")
    }
  }

  @Test(.proves("R-031", "R-032", "R-035", "R-037"))
  func `components have the properties of the types above them`() {
    for type in ComponentType.allCases where type != .tabBarItem {
      let keys = Set(Property.properties(of: type).map(\.key))
      #expect(keys.isSuperset(of: Property.properties(of: .view).map(\.key)), "\(type)")
    }
    #expect(Property.named("font_size", of: .component(.refreshLabel)) != nil)
    #expect(Property.named("bg_color", of: .component(.tabBarItem)) == nil)
    #expect(Property.named("font_size", of: .component(.button)) == nil)
  }

  /// The lines that describe a property; other lines describe controllers and components.
  @Test func `the rows have all lines that describe properties`() {
    let rows = Set(Property.all.flatMap(\.requirements))
    let others = [24, 25, 26, 29, 31, 32, 33, 34, 35, 36]
    for number in 12...120 where !others.contains(number) {
      let line = "R-" + (number < 100 ? "0" : "") + "\(number)"
      #expect(rows.contains(line), "\(line)")
    }
  }

  @Test(.proves("R-156")) func `rows list the capabilities that backends need`() {
    let capabilities = Set(Property.all.compactMap(\.capability))
    #expect(capabilities == Set(Capability.allCases))
    #expect(Property.named("status_bar_hidden", of: .root)?.capability == .statusBar)
  }

  @Test(.proves("R-138")) func `names keep their styles`() {
    #expect(Property.named("tintColor", of: .component(.tabBar))?.aliases == ["tint_color"])
    #expect(Property.named("interfaceOrientation", of: .controller) != nil)
    #expect(Property.named("tint_color", of: .component(.navigationBar)) != nil)
  }

  @Test func `each row has a sentence and a line`() {
    for property in Property.all {
      #expect(property.summary.hasSuffix("."), "\(property.key)")
      #expect(!property.requirements.isEmpty, "\(property.key)")
    }
  }

  @Test func `each row has a typed key`() {
    let structure = [
      "controllers", "components", "controller_type", "component_type", "id", "at_index",
    ]
    let keys = Set(Property.all.map(\.key)).subtracting(structure)
    #expect(keys == Set(PropertyKeys.names))
  }

  @Test func `typed keys read the values of complete objects`() throws {
    for owner in Specimen.owners {
      guard case .component(let type) = owner else { continue }
      let text = Specimen(owner).text
      let app = try #require(AppDescription.read(text).description)
      let component = try #require(app.controllers[0].component(1))
      let typed = PropertyKeys.values(of: component)
      for property in Property.properties(of: type)
      where PropertyKeys.names.contains(property.key) && property.key != "indicator_id" {
        #expect(typed[property.key] == true, "\(type.rawValue) \(property.key)")
      }
    }
  }
}
