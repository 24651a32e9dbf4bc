import ScreenKitCore

/// The controls of a screen that reports the events of each of them.
final class RecordedScreen: Controller {
  let button = Button("More")
  let name = TextField("Name")
  let password = TextField("Password")
  let box = Checkbox("Loud")
  let slider = Slider(0...100, step: 1)
  let list = List((0..<50).map { "row \($0)" })
  private let report = Label()
  private(set) var events: [String] = []

  override func makeView() -> View {
    Column { [button, name, password, box, slider, list, report] }
  }

  override func connect() {
    password.isMasked = true
    connect(button) { $0.add("pressed") }
    connect(box, \.onChange) { $0.add("loud \($1)") }
    slider.onChange = { [unowned self] in add("value \($0)") }
    name.onChange = { [unowned self] in add("name \($0)") }
    password.onChange = { [unowned self] in add("\($0.count) secret characters") }
    after(.seconds(2)) { $0.add("late") }
  }

  private func add(_ event: String) {
    events.append(event)
    report.text = "\(events.count): \(event)"
  }
}
