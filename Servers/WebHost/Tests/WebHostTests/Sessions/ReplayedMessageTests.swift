import ScreenKitCore
import ScreenKitWeb
import Testing

@testable import WebHost

@Suite("Messages of one visitor, sent again by another")
@MainActor
struct ReplayedMessageTests {
  private let anna = TestBrowser()
  private let ben = TestBrowser()

  @Test func `messages of one visitor never reach the session of another`() async throws {
    let screens = ControlScreens()
    let stage = HubStage(root: { screens.make() })
    let (one, two) = (try stage.page(anna), try stage.page(ben))
    try await one.join()
    try await two.join()
    let (own, other) = (screens.all[0], screens.all[1])
    let messages = own.messages
    #expect(Set(messages.compactMap { $0.dropFirst(2).first }).count == 20)
    for message in messages { await one.act(message) }
    let (frames, values) = (one.frames, own.values)
    #expect(values != other.values)
    for message in messages {
      await two.act(message)
      await one.settle()
      #expect(one.frames == frames && own.values == values, "\(message)")
    }
    // Both sessions have the same numbers, so the messages had their effect on the sender's one.
    #expect(other.values == values)
    #expect(one.isOpen && two.isOpen)
    // The second browser uses the first one's ticket with its own cookie.
    try await two.join(ticket: one.ticket)
    #expect(two.closeCode == 4_404)
  }
}

/// The screens of all sessions so far, in the order of their creation.
@MainActor
private final class ControlScreens {
  private(set) var all: [ControlScreen] = []

  func make() -> Controller {
    let screen = ControlScreen()
    all.append(screen)
    return screen
  }
}

/// A screen with a control for each kind of message that changes a value.
private final class ControlScreen: Controller {
  private let plus = Button("Add")
  private let toggle = Toggle("Loud")
  private let field = TextField("Name")
  private let list = List(["a", "b", "c"])
  private let count = Label("0")
  private var presses = 0

  override func makeView() -> View { Column { [plus, toggle, field, list, count] } }

  override func connect() {
    list.selectionMode = .multiple
    connect(plus, to: ControlScreen.add)
  }

  private func add() {
    presses += 1
    count.text = "\(presses)"
  }

  /// The values of all controls.
  var values: [String] {
    let rows = list.selectedRows.map(\.row)
    return [count.text, "\(toggle.value)", field.value, "\(rows)"]
  }

  /// Operations of all kinds, in the format of the protocol.
  var messages: [String] {
    let (button, flag, text, rows) = (number(plus), number(toggle), number(field), number(list))
    let row = list.children.first.map { number($0) } ?? 0
    return [
      #"["a",1]"#, #"["p",\#(button)]"#, #"["v",\#(flag),true]"#,
      #"["e",\#(text),0,4,4,0,0,"Anna"]"#, #"["s",\#(text)]"#, #"["f",\#(text)]"#,
      #"["h",\#(row)]"#, #"["t",\#(row)]"#, #"["m",\#(row)]"#, #"["w",\#(rows),0,3]"#,
      #"["o",\#(rows),0]"#, #"["x",\#(rows),0,9]"#, #"["l",\#(rows),0]"#,
      #"["g",\#(rows),40]"#, #"["d",\#(button)]"#, #"["k","F9"]"#, #"["u","/",7,0]"#,
      #"["z",100,30]"#, #"["H",0]"#, #"["i",\#(button),0,0,"d"]"#,
    ]
  }

  private func number(_ view: View) -> Int {
    Int(view.backend.elementID?.dropFirst() ?? "") ?? -1
  }
}
