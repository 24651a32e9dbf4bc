import ChatRooms
import ScreenKitCore
import WebHost

/// A chat in a browser: all sessions share one room.
@main struct ChatWeb: WebApp {
  private let room = ChatRoom()

  var name: String { "Chat" }

  func makeRoot(for visitor: Visitor) -> Controller { ChatApp(room) }
}
