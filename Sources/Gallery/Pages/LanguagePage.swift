import ScreenKitCore

/// The texts of the framework in several languages, and the looks.
final class LanguagePage: Page {
  private let language = RadioGroup(Language.allCases.map(\.name))
  private lazy var look = Picker("Look", application?.looks.names ?? [])
  private let toggle = Toggle("Wi-Fi", value: true)
  private let volume = Slider(0...10, value: 3)
  private let messages = List((1...3).map { "Message \($0)" })
  private let form = Form(FormField("Name", TextField(), .required))
  private let leave = Button("Leave with changes")

  override func makeView() -> View {
    (messages.id, leave.id) = ("messages", "leave")
    (language.accessibleName, volume.accessibleName) = ("Language", "Volume")
    messages.accessibleName = "Messages"
    messages.loading.more = .available
    messages.layout.height = .fixed(4)
    let controls: [View] = [
      Row(spacing: 4) {
        language
        Column {
          Label("Look")
          look
        }
      },
      Row(spacing: 2) {
        toggle; volume
      }, messages, form, leave,
    ]
    return Scroll(Column(spacing: 1, cross: .fill) { controls })
  }

  override func connect() {
    connect(language) { $0.use(Language.allCases[$1 ?? 0]) }
    connect(leave) { $0.askAboutChanges() }
    guard let looks = application?.looks else { return }
    connect(look) { _, index in try looks.choose(looks.names[index]) }
    observe(looks, \.current) { page, change in
      page.look.value = looks.names.firstIndex(of: change.new) ?? 0
    }
  }

  /// Shows the values again; also called after each change of the language.
  override func refresh() {
    language.value = Language.allCases.firstIndex {
      $0.rawValue == application?.strings.language
    }
  }

  private func use(_ language: Language) {
    application?.strings = language.strings
    log.record(language.name)
  }

  private func askAboutChanges() {
    let texts = Strings.current.dialogs
    let buttons = [
      DialogButton(texts.save, .preferred, answer: true),
      DialogButton(texts.discard, .destructive, answer: false), .cancel(),
    ]
    let dialog = Dialog(
      texts.unsavedChanges, message: texts.unsavedChangesMessage, buttons: buttons)
    ask(dialog) { page, answer in page.log.record(answer.map { "\($0)" } ?? "-") }
  }
}
