import EStudent
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The screens of the snapshots, each reached by user actions.
enum StudentScene: String, CaseIterable {
  case login, refused, reports, offline, detail, finances, years, registration, dates, answer,
    professors, feedback

  @MainActor
  func play(
    on stage: StudentStage, size: CellSize, look: Look.Name, language: StudentLanguage
  ) async throws -> ScreenTest {
    if self == .login { return try await stage.launch(size: size, look: look, language: language) }
    if self == .refused {
      let test = try await stage.launch(size: size, look: look, language: language)
      await test.logIn(secret: "1")
      return test
    }
    let test = try await stage.enter(size: size, look: look, language: language)
    switch self {
    case .offline:
      stage.service.isDown = true
      stage.advance(test, by: 1_200)
      test.press("F5")
    case .detail: test.press(.enter)
    case .finances, .years: await test.select(tab: 2)
    case .registration, .dates, .answer: await test.select(tab: 3)
    case .professors: await test.select(tab: 4)
    case .feedback: await test.select(tab: 5)
    case .login, .refused, .reports: break
    }
    await test.settle()
    switch self {
    case .years:
      await test.use(test.view(.button, named: "\(language.yearName) 2011/2012"))
    case .dates:
      await test.use(test.view(.button, named: "\(language.dateName), IT250"))
    case .answer:
      await test.use(
        test.view(.picker, named: "IT250 - Web sistemi"), .down)
      await test.use(test.view("submit"))
    default: break
    }
    return test
  }
}

extension StudentLanguage {
  fileprivate var yearName: String { self == .serbian ? "Šk. godina" : "School year" }
  fileprivate var dateName: String { self == .serbian ? "Termin" : "Date" }
}

/// Whole screens under every look in both languages, compared with the files in `Snapshots`.
@MainActor
@Suite("Pictures of eStudent", .leakFree, .proves("E-024", "E-027", "E-032", "E-036"))
struct StudentSnapshotTests {
  nonisolated static let sizes = [CellSize(columns: 80, rows: 24), CellSize(columns: 40, rows: 20)]

  @Test(arguments: Look.Name.allCases, StudentLanguage.allCases)
  func `every screen`(look: Look.Name, language: StudentLanguage) async throws {
    for scene in StudentScene.allCases {
      for size in Self.sizes {
        let test = try await scene.play(
          on: StudentStage(), size: size, look: look, language: language)
        expectSnapshot(of: test.snapshot, "\(scene)-\(language.rawValue)", look)
      }
    }
  }
}
