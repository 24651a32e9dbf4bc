import AppParts
import EStudent
import Foundation
import ScreenKitCore
import ScreenKitLaunch
import ScreenKitOffline
import WebHost

/// eStudent in a browser: `swift run --package-path Servers/WebHost EStudentWeb`.
///
/// All visitors share the sample within the app, and each browser has a separate folder on this
/// machine. The language is the one that the browser prefers, or else that of `--lang`.
@main
struct EStudentWeb: WebApp {
  private let sample = SampleService()
  private var common = ServerAppOptions(folder: StateFolder.path("screenkit.estudent") + "/web")
  private var language = StudentLanguage(environment: ProcessInfo.processInfo.environment)

  var name: String { "eStudent" }
  var strings: Strings { language.strings }
  var linkScheme: String? { "estudent" }

  var options: [LaunchOption] {
    [
      LaunchOption(
        "--lang", value: languages,
        help: "the language for browsers that prefer no other (by default the environment's)"),
      common.folderOption,
    ]
  }

  mutating func configure(_ launch: Launch) throws {
    try common.configure(launch)
    guard let name = launch.value(of: "--lang") else { return }
    guard let language = StudentLanguage(rawValue: name) else {
      throw LaunchError("--lang: unknown language \"\(name)\"; choose one of \(languages)")
    }
    self.language = language
  }

  func strings(for visitor: Visitor) -> Strings { studentLanguage(of: visitor).strings }

  func makeRoot(for visitor: Visitor) -> Controller {
    let store = StudentStore(
      folder: common.folder + "/browsers/" + visitor.browser, memory: common.memory)
    let texts = studentLanguage(of: visitor).texts
    return EStudentApp(hint: texts.hint(for: sample)) { [sample] in
      Student(service: sample, store: store, texts: texts)
    }
  }

  private func studentLanguage(of visitor: Visitor) -> StudentLanguage {
    let preferred = visitor.preferredLanguage(of: StudentLanguage.allCases.map(\.rawValue))
    return preferred.flatMap(StudentLanguage.init(rawValue:)) ?? language
  }

  private var languages: String {
    StudentLanguage.allCases.map(\.rawValue).joined(separator: "|")
  }
}
