import AppParts
import EStudent
import Foundation
import ScreenKitCore
import ScreenKitFetch
import ScreenKitOffline
import ScreenKitText

/// The command-line app; `swift run EStudentDemo` needs no server and no other preparation.
@main
struct EStudentDemo: TextApp {
  // The fetcher must come first: this program also runs as its own helper process for https.
  private let fetcher = HTTPFetcher(helper: .runIfAsked())
  private var common = ServerAppOptions(folder: StateFolder.path("screenkit.estudent"))
  private var language = StudentLanguage(environment: ProcessInfo.processInfo.environment)

  var name: String { "eStudent" }
  var strings: Strings { language.strings }
  var minimumSize: CellSize { CellSize(columns: 20, rows: 6) }

  var options: [LaunchOption] {
    [LaunchOption("--lang", value: languages, help: "the language (by default the environment's)")]
      + common.all + [common.diagramOption]
  }

  mutating func configure(_ launch: Launch) throws {
    if let name = launch.value(of: "--lang") {
      guard let language = StudentLanguage(rawValue: name) else {
        throw LaunchError("--lang: unknown language \"\(name)\"; choose one of \(languages)")
      }
      self.language = language
    }
    try common.configure(launch)
  }

  func printout(_ launch: Launch) throws -> String? {
    try common.diagram(of: EStudentApp.graph, launch)
  }

  func makeRoot() -> Controller {
    let (sample, texts) = (SampleService(), language.texts)
    let service: any StudentService =
      common.server.map { HTTPStudentService($0, fetcher: fetcher) } ?? sample
    return EStudentApp(hint: common.server == nil ? texts.hint(for: sample) : "") { [common] in
      Student(
        service: service, store: StudentStore(folder: common.folder, memory: common.memory),
        texts: texts)
    }
  }

  private var languages: String {
    StudentLanguage.allCases.map(\.rawValue).joined(separator: "|")
  }
}
