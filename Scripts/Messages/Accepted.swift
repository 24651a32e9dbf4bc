// The forms that the messages recommend, and forms that are similar to a mistake.
import ScreenKitCore

final class AcceptedModel: Model {
  @Observed var count = 0
  @Observed var name = ""
}

class AcceptedScreen: Controller {
  let model = AcceptedModel()
  let button = Button("Save")
  let list = List(["one"])
  let slider = Slider()
  let field = TextField()
  let form = Form()
  let page = DocumentView()

  override func connect() {
    connect(button, to: AcceptedScreen.keep)
    connect(button) { $0.keep() }
    connect(button) { screen in
      screen.keep()
      screen.keep()
    }
    connect(button) { _ in }
    connect(list, to: AcceptedScreen.show)
    connect(list) { $0.show($1) }
    connect(list, \.onHighlight) { $0.show($1) }
    connect(list, \.onRefresh) { $0.keep() }
    connect(list, \.menu) { screen, item in [Command("Show", for: screen) { $0.show(item) }] }
    connect(slider, to: AcceptedScreen.move)
    connect(slider) { $0.move(to: $1) }
    connect(slider) { screen, value in
      screen.keep()
      screen.move(to: value)
    }
    connect(submit: field, to: AcceptedScreen.show)
    connect(field, \.onSubmit) { $0.show($1) }
    connect(submit: form, to: AcceptedScreen.keep)
    connect(form, \.onSubmit) { $0.keep() }
    connect(page, \.onLink) { $0.show($1) }
    command("Save", "Ctrl-S", KeyPress(.function(2)), to: AcceptedScreen.keep)
    command("Save", "Ctrl-S") { $0.keep() }
    command("Save", chords: ["Ctrl-K s"]) { $0.keep() }
    command("Save", "Ctrl-S") { screen in
      screen.keep()
      screen.keep()
    }
    command("Save", chords: ["Ctrl-K s"]) { screen in
      screen.keep()
      screen.keep()
    }
    refresh(when: model, \.count, \.name)
    every(.seconds(1)) { $0.keep() }
  }

  func keep() {}
  func show(_ text: String) {}
  func move(to value: Double) {}
}
