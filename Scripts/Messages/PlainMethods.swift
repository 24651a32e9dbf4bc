// Methods of one screen instead of a method of the type.
import ScreenKitCore

final class PlainMethodScreen: Controller {
  let button = Button("Save")
  let list = List(["one"])
  let slider = Slider()
  let field = TextField()
  let form = Form()
  let page = DocumentView()

  override func connect() {
    // expected-error@+1 {{write connect(control, to: TypeOfScreen.method) or connect(control) { $0.method() }}}
    connect(button, to: keep)
    // expected-error@+1 {{write connect(control, to: TypeOfScreen.method) or connect(control) { $0.method() }}}
    connect(button) { self.keep() }
    // expected-error@+1 {{write connect(list, to: TypeOfScreen.method) or connect(list) { $0.method($1) }}}
    connect(list, to: show)
    // expected-error@+1 {{write connect(control, to: TypeOfScreen.method) or connect(control) { $0.method($1) }}}
    connect(slider, to: move)
    // expected-error@+1 {{write connect(submit: field, to: TypeOfScreen.method)}}
    connect(submit: field, to: show)
    // expected-error@+1 {{write connect(submit: form, to: TypeOfScreen.method)}}
    connect(submit: form, to: keep)
    // expected-error@+1 {{write connect(view, to: TypeOfScreen.method)}}
    connect(page, to: show)
    // expected-error@+1 {{write command(name, keys, to: TypeOfScreen.method)}}
    command("Save", "Ctrl-S", to: keep)
    // expected-error@+1 {{write command(name, chords: …, to: TypeOfScreen.method)}}
    command("Save", chords: ["Ctrl-K s"], to: keep)
  }

  func keep() {}
  func show(_ text: String) {}
  func move(to value: Double) {}
}
