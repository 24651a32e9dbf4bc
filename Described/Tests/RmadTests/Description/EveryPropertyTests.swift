import ScreenKitRmad
import ScreenKitTestSupport
import Testing

/// The same tests for every row of the table, in a complete object of every type with that
/// property.
@Suite(
  "Every property",
  .proves(
    "R-012", "R-013", "R-014", "R-015", "R-016", "R-017", "R-018", "R-019", "R-020", "R-021",
    "R-022", "R-023", "R-027", "R-028", "R-030", "R-038", "R-039", "R-040", "R-041", "R-042",
    "R-043", "R-044", "R-045", "R-046", "R-047", "R-048", "R-049", "R-050", "R-051", "R-052",
    "R-053", "R-054", "R-055", "R-056", "R-057", "R-058", "R-059", "R-060", "R-061", "R-062",
    "R-063", "R-064", "R-065", "R-066", "R-067", "R-068", "R-069", "R-070", "R-071", "R-072",
    "R-073", "R-074", "R-075", "R-076", "R-077", "R-078", "R-079", "R-080", "R-081", "R-082",
    "R-083", "R-084", "R-085", "R-086", "R-087", "R-088", "R-089", "R-090", "R-091", "R-092",
    "R-093", "R-094", "R-095", "R-096", "R-097", "R-098", "R-099", "R-100", "R-101", "R-102",
    "R-103", "R-104", "R-105", "R-106", "R-107", "R-108", "R-109", "R-110", "R-111", "R-112",
    "R-113", "R-114", "R-115", "R-116", "R-117", "R-118", "R-119", "R-120"))
struct EveryPropertyTests {
  @Test(arguments: Specimen.owners)
  func `right values are accepted without a finding`(owner: Property.Owner) {
    let reading = AppDescription.read(Specimen(owner).text)
    #expect(reading.findings == [])
    #expect(reading.description != nil)
  }

  @Test(arguments: Specimen.owners)
  func `a value of the wrong kind is found at its line`(owner: Property.Owner) {
    let complete = Specimen(owner)
    for property in Property.properties(of: owner) where complete.has(property.key) {
      let specimen = complete.replacing(property.key, by: Specimen.wrong(property.kind))
      let line = specimen.line(of: property.key)
      let strict = AppDescription.read(specimen.text)
      let finding = strict.findings.first { $0.property == property.key && $0.line == line }
      #expect(finding != nil, "\(owner) \(property.key): \(strict.findings)")
      #expect(finding?.column == 1)
      // An unknown action counts as the default one, with a warning in both readings.
      let isWarning = property.key == "action_type"
      #expect(finding?.severity == (isWarning ? .warning : .error), "\(owner) \(property.key)")
      #expect((strict.description == nil) == !isWarning)
      let lenient = AppDescription.read(specimen.text, tolerance: .lenient)
      let isFatal = owner == .root && property.kind == .controllers
      #expect((lenient.description == nil) == isFatal, "\(owner) \(property.key)")
      if !isFatal { #expect(lenient.findings.allSatisfy { $0.severity == .warning }) }
    }
  }

  @Test(.proves("R-137"), arguments: Specimen.owners)
  func `another spelling is read with a warning at its line`(owner: Property.Owner) {
    let complete = Specimen(owner)
    let expected = AppDescription.read(complete.text).description
    for property in Property.properties(of: owner) {
      for alias in property.aliases {
        let specimen = complete.renaming(property.key, to: alias)
        let reading = AppDescription.read(specimen.text)
        #expect(reading.findings.map(\.line) == [specimen.line(of: alias)])
        #expect(reading.findings.map(\.severity) == [.warning])
        #expect(reading.description == expected, "\(alias)")
      }
    }
  }

  @Test(.proves("R-129", "R-130"), arguments: Specimen.owners)
  func `a missing property is an error, or has its default`(owner: Property.Owner) {
    let complete = Specimen(owner)
    for property in Property.properties(of: owner) where complete.has(property.key) {
      let specimen = complete.removing(property.key)
      let reading = AppDescription.read(specimen.text)
      let finding = reading.findings.first { $0.property == property.key }
      #expect(
        (finding != nil) == specimen.needs(property),
        "\(owner) \(property.key): \(reading.findings)")
      if property.need == .mandatory, owner != .root || property.key != "controllers" {
        #expect(AppDescription.read(specimen.text, tolerance: .lenient).description != nil)
      }
      guard case .value(let value) = property.defaultValue, case .component = owner,
        let app = AppDescription.read(specimen.text, tolerance: .lenient).description
      else { continue }
      let component = app.controllers[0].component(1)
      #expect(component?.value(of: property.key) == value, "\(owner) \(property.key)")
    }
  }

  @Test(.proves("R-029"), arguments: Specimen.owners)
  func `properties of other objects are errors`(owner: Property.Owner) {
    let complete = Specimen(owner)
    let own = Property.properties(of: owner).flatMap { [$0.key] + $0.aliases }
    for key in Set(Property.all.map(\.key)).subtracting(own) {
      let specimen = complete.adding(key, "1")
      let reading = AppDescription.read(specimen.text)
      let finding = reading.findings.first { $0.line == specimen.line(of: key) }
      #expect(finding?.severity == .error, "\(owner) \(key)")
      #expect(finding?.requirements == ["R-029"])
      #expect(finding?.suggestion != nil || owner != .component(.label), "\(key)")
    }
  }
}

extension Specimen {
  func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// Returns whether the object is invalid without the property.
  func needs(_ property: Property) -> Bool {
    switch property.need {
    case .mandatory: return true
    case .optional:
      // These rules are about several objects at once.
      switch (owner, property.key) {
      case (.controller, "controllers"), (.component(.table), "components"),
        (.component(.tabBar), "components"), (.component(.refreshView), "components"):
        return true
      default: return false
      }
    case .mandatoryIf(let condition):
      guard case .component(let type) = owner else { return false }
      return switch condition {
      case .placed, .viewOrPlaced: type.hasFrame
      case .plainView: type == .view
      case .flag, .webIcon: true
      }
    }
  }
}
