import ScreenKitCore
import ScreenKitNav

extension Strings {
  var mail: AppTexts { language == "de" ? .german : .english }
}

/// The texts of a mail app in one language.
struct AppTexts {
  var send = "Send"
  var inbox = "Inbox"
  var subject = "Subject"
  var from = "From"
  var folders = ["Inbox", "Sent"]

  static let english = AppTexts()
  static let german = AppTexts(
    send: "Senden", inbox: "Posteingang", subject: "Betreff", from: "Von",
    folders: ["Posteingang", "Gesendet"])
}

/// Tabs with titles that follow the language.
final class Mailboxes: TabNavigator {
  override func makeTabs() -> [Tab] {
    [
      Tab(\.mail.inbox, id: "inbox") { Letter() }
    ]
  }
}

/// A screen with texts that follow the language.
final class Letter: Controller {
  let button = Button("").localized(\.title) { $0.mail.send }
  let subject = FormField("", TextField()).localized(\.label.text) { $0.mail.subject }
  let folders = SegmentedControl([]).localized(\.titles) { $0.mail.folders }
  let letters = Table(
    ["Ada"], id: { $0 },
    columns: [
      TableColumn("", id: "from") { $0 }.localized { $0.mail.from },
      TableColumn("State") { TableCell($0.isEmpty ? "draft" : "sent", tint: .positive, icon: "●") },
    ])
  private(set) var isSent = false

  override func makeView() -> View {
    Column {
      folders
      letters
      subject
      button
    }
  }

  override func connect() {
    command(\.mail.send, id: "send", "Ctrl-S") { $0.isSent = true }
  }
}
