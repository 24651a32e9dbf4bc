import AppMessages
import EStudent
import EStudentAPI
import EStudentConformance
import Foundation
import ScreenKitCore
import ScreenKitNav
import ScreenKitOffline
import ScreenKitTesting
import ScreenKitText

/// The app with its own service and device, which a test can launch any number of times.
@MainActor
final class StudentStage {
  let world = SampleWorld()
  let service: ScriptedService
  /// The files of the device, which later launches read.
  let files = MemoryFiles()
  /// Whether the screens show the row of key hints, as the running app does.
  var showsKeyHints = false
  private(set) var student: Student?
  private let time = Time()

  /// The time since the beginning, which outlives the stage with the app.
  @MainActor
  private final class Time {
    var elapsed: Double = 0
  }

  init() { service = ScriptedService(world.service) }

  private var wall: WallClock {
    let start = StudentWorldDays.beginning.start(secondsFromUTC: 0).addingTimeInterval(43_200)
    return WallClock(
      now: { [time] in start.addingTimeInterval(time.elapsed) }, offset: { _ in 0 })
  }

  func launch(
    size: CellSize = CellSize(columns: 80, rows: 24), look: Look.Name = .terminal,
    language: StudentLanguage = .serbian, link: String? = nil, keeper: (any StateKeeper)? = nil
  ) async throws -> ScreenTest {
    let app = EStudentApp { [weak self, service, files, wall] in
      let student = Student(
        service: service, store: StudentStore(folder: "/estudent", memory: files),
        texts: language.texts, wall: wall)
      self?.student = student
      return student
    }
    language.strings.makeCurrent()
    if let link { _ = try app.open(link) }
    let test = ScreenTest(
      app, size: size, look: .named(look), keeper: keeper, strings: language.strings,
      showsKeyHints: showsKeyHints)
    await test.settle()
    return test
  }

  /// Returns the app after a login.
  func enter(
    _ who: TestStudent = .mladjan, size: CellSize = CellSize(columns: 80, rows: 24),
    look: Look.Name = .terminal, language: StudentLanguage = .serbian, link: String? = nil
  ) async throws -> ScreenTest {
    let test = try await launch(size: size, look: look, language: language, link: link)
    await test.logIn(who)
    return test
  }

  /// Advances the time of the app and of its device.
  func advance(_ test: ScreenTest, by seconds: Double) {
    time.elapsed += seconds
    test.advance(by: .seconds(seconds))
  }
}

extension ScreenTest {
  /// Fills in both fields and presses Enter, like a user, and waits for the result.
  func logIn(_ who: TestStudent = .mladjan, secret: String? = nil) async {
    await logIn(who.identifier, secret ?? who.secret)
  }

  func logIn(_ identifier: String, _ secret: String) async {
    let fields = ["ime.prezime.brojindeksa", "name.surname.number"]
    let field = fields.compactMap { view(.textField, named: $0) as? TextField }.first
    field?.value = identifier
    (view(.textField, named: "JMBG") as? TextField)?.value = secret
    await use(view(.textField, named: "JMBG"), .enter)
  }

  /// Moves the focus to a view, presses a key, and waits for the result.
  func use(_ view: View?, _ key: Key = .enter) async {
    if let view { application.focus.move(to: view) }
    press(KeyPress(key))
    await settle()
  }

  /// Clicks a button and waits for the result.
  func click(button name: String) async {
    if let view = view(.button, named: name) { click(view) }
    await settle()
  }

  func goBack() async {
    application.goBack()
    await settle()
  }

  /// Selects a tab by its number and waits for its content.
  func select(tab number: Int) async {
    press("\(number)")
    await settle()
  }

  /// The front screen.
  var front: Controller? { Array(application.root.frontPath).last }

  /// Whether the screen shows this text in a row.
  func shows(_ text: String) -> Bool { snapshot.text.contains(text) }
}
