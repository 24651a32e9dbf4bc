import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of forms", .leakFree, .proves("F-134"))
struct FormSnapshotTests {
  private func show(_ look: Look.Name, columns: Int = 40, submitting: Bool = true) -> String {
    let form = Form(
      submit: "Save", FormField("Name", TestEntry("Ann"), .required),
      FormField("Home town", TestEntry(), .required))
    let stage = Stage(form, columns: columns, rows: 10, look)
    if submitting { stage.application.run { try form.submit() } }
    #expect(stage.isTruthful)
    return stage.framed
  }

  @Test func `before any mistake`() {
    #expect(
      show(.terminal, submitting: false) == """
        |Name      Ann                           |
        |                                        |
        |Home town                               |
        |                                        |
        |[ Save ]                                |
        |                                        |
        |                                        |
        |                                        |
        |                                        |
        |                                        |
        """)
  }

  @Test func `labels beside their controls`() {
    #expect(
      show(.cupertino) == """
        |Please correct: Home town               |
        |                                        |
        |Name      Ann                           |
        |                                        |
        |Home town                               |
        |          ! must not be empty           |
        |                                        |
        | Save                                   |
        |                                        |
        |                                        |
        """)
  }

  @Test func `hiding the field with the widest label moves the other controls`() {
    let fields = [FormField("Name", TestEntry("Ann")), FormField("Home town", TestEntry())]
    let stage = Stage(Form(submit: "Save", fields: fields), columns: 40, rows: 10, .terminal)
    stage.application.run { fields[1].isHidden = true }
    #expect(stage.framed.hasPrefix("|Name Ann  "))
    stage.application.run { fields[1].isHidden = false }
    #expect(stage.framed.hasPrefix("|Name      Ann  "))
    #expect(stage.isTruthful)
  }

  @Test func `labels above their controls`() {
    #expect(
      show(.material) == """
        |Please correct: Home town               |
        |                                        |
        |Name                                    |
        |Ann                                     |
        |                                        |
        |Home town                               |
        |                                        |
        |! must not be empty                     |
        |                                        |
        | SAVE                                   |
        """)
  }

  @Test func `labels above on a narrow screen`() {
    #expect(
      show(.terminal, columns: 20) == """
        |Please correct: Home|
        |town                |
        |Name                |
        |Ann                 |
        |Home town           |
        |                    |
        |! must not be empty |
        |[ Save ]            |
        |                    |
        |                    |
        """)
    for columns in 0...12 { _ = show(.terminal, columns: columns) }
  }
}
