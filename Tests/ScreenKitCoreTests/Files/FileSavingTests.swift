import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@testable import ScreenKitCore

@MainActor
@Suite("Choosing files in dialogs", .leakFree)
struct FileSavingTests {
  /// A screen that asks for a file when it appears.
  private final class Asking: Controller {
    let purpose: FilePicker.Purpose
    let log = Log<String>()
    private(set) weak var picker: FilePicker?

    init(_ purpose: FilePicker.Purpose) {
      self.purpose = purpose
      super.init()
    }

    override func makeView() -> View { Button("Behind") }

    override func appear() {
      task { screen in
        let picker = FilePicker(FilePickerTests.files, for: screen.purpose)
        screen.picker = picker
        let path = await screen.application?.chooseFile("Choose", with: picker)
        screen.log.write(path?.shownText ?? "none")
      }
    }
  }

  private func ask(_ purpose: FilePicker.Purpose) async -> (Asking, ScreenTest) {
    let screen = Asking(purpose)
    let test = ScreenTest(screen)
    await test.settle()
    return (screen, test)
  }

  @Test func `the dialog begins in the list and ends with the file`() async {
    let (screen, test) = await ask(.file)
    #expect(screen.picker?.parts.list.isFocused == true && test.screen.contains("Choose"))
    test.press(KeyPress(.end), KeyPress(.up), KeyPress(.up), KeyPress(.enter))
    await test.settle()
    #expect(screen.log.entries == ["/chapter 10.md"])
    #expect(test.application.window.panel == nil)
  }

  @Test(arguments: [true, false])
  func `Escape and the button close it without a file`(byKey: Bool) async {
    let (screen, test) = await ask(.file)
    if byKey { test.press(KeyPress(.escape)) } else { test.press(.button, named: "Cancel") }
    await test.settle()
    #expect(screen.log.entries == ["none"] && test.application.window.panel == nil)
  }

  @Test func `a new name is saved without a question`() async {
    let (screen, test) = await ask(.save(name: "new.md"))
    test.press(.button, named: "Save")
    await test.settle()
    #expect(screen.log.entries == ["/new.md"])
  }

  @Test func `replacing an existing file asks first`() async {
    let (screen, test) = await ask(.save(name: "chapter 2.md"))
    test.press(.button, named: "Save")
    await test.settle()
    #expect(test.screen.contains("\"chapter 2.md\" already exists") && screen.log.isEmpty)
    test.press(KeyPress(.escape))
    await test.settle()
    #expect(screen.log.isEmpty && test.application.window.panel != nil)
    test.press(.button, named: "Save")
    await test.settle()
    test.press(.button, named: "Replace")
    await test.settle()
    #expect(screen.log.entries == ["/chapter 2.md"])
  }

  @Test func `a file in the list gives its name, a folder opens`() async throws {
    let (screen, test) = await ask(.save(name: ""))
    let picker = try #require(screen.picker)
    test.press(KeyPress(.end), KeyPress(.up), KeyPress(.up), KeyPress(.enter))
    #expect(picker.parts.name.value == "chapter 10.md" && picker.parts.name.isFocused)
    test.fill("File name", with: "notes")
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(picker.folder == FilePath("/notes") && screen.log.isEmpty)
  }

  @Test(arguments: ["", "a/b", ".."])
  func `an invalid name is not saved`(text: String) async throws {
    let (screen, test) = await ask(.save(name: text))
    test.press(.button, named: "Save")
    await test.settle()
    #expect(screen.log.isEmpty && screen.picker?.parts.name.message == "must be a name without /")
  }
}
