import ScreenKitCore
import ScreenKitNav

extension Strings {
  static var german: Strings {
    var strings = Strings()
    strings.language = "de"
    strings.commands.quit = "Beenden"
    strings.dialogs.cancel = "Abbrechen"
    strings.lists.rows = { $0 == 1 ? "1 Zeile" : "\($0) Zeilen" }
    return strings
  }
}

/// The texts of an app in one language.
struct MailTexts {
  var save = "Sichern"
  var inbox = "Posteingang"
}

/// Tabs whose ids do not depend on the language.
final class MailTabs: TabNavigator {
  private let texts = MailTexts()

  override func makeTabs() -> [Tab] {
    [
      Tab(texts.inbox, id: "Inbox") { MailEditor() }
    ]
  }
}

/// A screen with a command whose id does not depend on the language.
final class MailEditor: Controller {
  private let texts = MailTexts()
  private(set) var isSaved = false

  override func connect() {
    command(texts.save, id: "Save", "Ctrl-S", to: MailEditor.store)
  }

  private func store() { isSaved = true }
}
