import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Screens: structure")
struct StructureTests {
  nonisolated static let controllers = [
    "LoginController", "TabController", "AnnouncementController", "AnnouncementDetailController",
    "MusterController", "IntranetController",
  ]

  @Test(.proves("M-051"), arguments: controllers)
  func `each controller has its areas in order, and an interface`(name: String) throws {
    let source = try SourceFile("Apps/Muster/Sources/Muster/Controllers/\(name).swift")
    let areas = ControllerAreas(try source.text)
    #expect(areas.names == ControllerAreas.all.filter(areas.names.contains))
    #expect(areas.names.suffix(2) == ["Interface", "Logic"])
    #expect(areas["Interface"].contains("refresh"))
    #expect(areas["Interface"].contains(name == "TabController" ? "makeTabs" : "connect"))
  }

  @Test(.proves("M-030", "M-032"))
  func `the names of the documents are kept`() {
    let screens = MusterApp.graph.nodes.map(\.name)
    for name in Self.controllers { #expect(screens.contains(name)) }
    #expect("\(PythonDBAdapter.self)" == "PythonDBAdapter")
    #expect(MusterApp.graph.edges.first?.to == "LoginController")
    #expect(DeviceFolder.identifier == "edu.nps.muster")
  }

  @Test(.proves("M-032"))
  func `the layouts of Login and of the tabs match the documents`() async throws {
    let stage = try AppStage()
    let test = try await stage.launch()
    #expect(test.view("loginview") != nil)
    await test.logIn(.anna)
    #expect(test.view("tabview") != nil)
  }

  @Test(.proves("M-033", "M-037", "M-063"))
  func `the documented members exist`() {
    let _: (Profile) -> (String, String) async -> Bool = Profile.login
    let _: (Profile) -> () -> Bool = Profile.hasReadAnnounce
    let _: (Profile) -> () async -> Date? = Profile.muster
    let _: KeyPath<Profile, [Announcement]> = \.announcements
    let _: (Announcement) -> (Announcement) -> Bool = Announcement.updateAnnounce
    let fields: [PartialKeyPath<Announcement>] = [
      \.dbID, \.title, \.body, \.more, \.startDate, \.endDate, \.pubDate, \.isUrgent, \.isRead,
    ]
    #expect(Set(fields).count == 9)
  }
}
