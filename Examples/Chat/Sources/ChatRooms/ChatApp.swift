import ScreenKitCore
import ScreenKitNav

/// The room, entered under a name.
struct EnterRoom: Route {
  var name: String
}

/// The app of one person: a question for a name, then the room.
///
/// All apps of a process share the same room.
package final class ChatApp: StackNavigator {
  package init(_ room: ChatRoom) {
    let routes = RouteTable()
    routes.add(EnterRoom.self) { ChatScreen(room, as: $0.name) }
    super.init(routes: routes) { NameScreen(room) }
  }
}

/// The screen that asks for a name.
final class NameScreen: Controller {
  private let room: ChatRoom
  private let name = TextField("Your name")
  private let problem = Label()
  private let enter = Button("Enter the room")

  init(_ room: ChatRoom) {
    self.room = room
  }

  override func makeView() -> View {
    title = "Chat"
    name.limit = 20
    name.accessibleName = "Your name"
    problem.style.tint = .negative
    return Column(spacing: 1) {
      name
      problem
      enter
    }
  }

  override func connect() {
    connect(name, \.onSubmit) { screen, _ in screen.enterRoom() }
    connect(enter, to: NameScreen.enterRoom)
  }

  private func enterRoom() {
    let text = name.value
    guard text.contains(where: \.isLetter) else {
      problem.text = "A name has letters."
      return
    }
    guard !room.people.contains(text) else {
      problem.text = "This name is taken. Choose another one."
      return
    }
    problem.text = ""
    push(EnterRoom(name: text))
  }
}
