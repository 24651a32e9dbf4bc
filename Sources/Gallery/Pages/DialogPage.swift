import ScreenKitCore

final class DialogPage: Page {
  private let tell = Button("Show a message")
  private let confirm = Button("Ask to delete")
  private let name = Button("Ask for a name")
  private let long = Button("Show a long message")

  override func makeView() -> View {
    (tell.id, confirm.id, name.id, long.id) = ("tell", "confirm", "name", "long")
    return Scroll(Column(spacing: 1) { [tell, confirm, name, long] })
  }

  override func connect() {
    connect(tell, to: DialogPage.showMessage)
    connect(confirm, to: DialogPage.askToDelete)
    connect(name, to: DialogPage.askForName)
    connect(long, to: DialogPage.showLongMessage)
  }

  private func showMessage() {
    ask(Dialog<Void>.alert("Good news", "All is well.")) { page, _ in
      page.log.record("It was read")
    }
  }

  private func askToDelete() {
    let dialog = Dialog(
      "Delete everything?", message: "This cannot be undone.",
      buttons: [.cancel(), DialogButton("Delete", .destructive, answer: true)])
    ask(dialog) { page, answer in
      page.log.record(answer == true ? "It would be gone now" : "Nothing was deleted")
    }
  }

  /// Asks for a name in a dialog with a text field; the dialog's button reads the name.
  private func askForName() {
    let field = TextField("Your name")
    let dialog = Dialog(
      "Who are you?",
      buttons: [
        .cancel(), .computing("OK", .preferred) { field.isEmpty ? nil : field.value },
      ]
    ) { field }
    ask(dialog) { page, name in
      page.log.record(name.map { "Hello, \($0)" } ?? "No name was given")
    }
  }

  private func showLongMessage() {
    let story = String(repeating: "And so they went on and on. ", count: 200)
    ask(Dialog<Void>.alert("A long story", story)) { page, _ in
      page.log.record("The story is over")
    }
  }
}
