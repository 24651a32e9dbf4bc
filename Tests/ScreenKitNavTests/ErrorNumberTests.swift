import ScreenKitCore
import ScreenKitNav
import Testing

/// The two texts of an error: one for users, one for developers.
@Suite struct ErrorNumberTests {
  static let errors: [(any Error, String)] = [
    (ActionRefusal.hidden, "the view is hidden (SK801)"),
    (StateTooDeep(), "(SK804)"),
    (UnusableArchive(reason: "it is damaged"), "(SK805)"),
    (ExternalProgramError.notFound("vi"), "(SK806)"),
    (LinkError.notText, "(SK813)"),
    (RouteError.unregistered(name: "note"), "(SK814)"),
  ]

  @Test(arguments: errors)
  func `only the developers' text ends with a number`(
    error: any Error, ending: String
  ) {
    #expect(String(reflecting: error).hasSuffix(ending))
    #expect(!Strings().text(of: error).contains("SK8"))
  }
}
