import ScreenKitTesting
import ScreenKitText
import Testing

@testable import ChatRooms

extension CellSize {
  /// The size of the screens in the page about tasks.
  static let page = CellSize(columns: 46, rows: 10)
}

@MainActor
@Suite("A chat", .leakFree)
struct ChatTests {
  @Test func `several apps share a room`() async throws {
    let room = ChatRoom()
    let ann = ScreenTest(ChatScreen(room, as: "Ann"), size: .page)
    let ben = ScreenTest(ChatScreen(room, as: "Ben"), size: .page)
    ann.type("Hello!")
    ann.press(.enter)
    await ben.settle()
    ben.type("Good morning")
    ben.press(.enter)
    await ann.settle()
    try expectPage(ann, "chat")
    #expect(ann.screen == ben.screen)
  }

  @Test func `a person enters by a name and leaves by Back`() async {
    let room = ChatRoom()
    let test = ScreenTest(ChatApp(room), size: .page)
    test.fill("Your name", with: "Ann")
    test.press(.enter)
    #expect(room.people == ["Ann"])
    test.press(.escape)
    await test.settle()
    #expect(room.people == [])
  }

  @Test func `a name is in the room once`() {
    let room = ChatRoom()
    room.enter("Ann")
    let test = ScreenTest(ChatApp(room), size: .page)
    test.fill("Your name", with: "Ann")
    test.press(.button, named: "Enter the room")
    #expect(test.screen.contains("This name is taken."))
    #expect(room.people == ["Ann"])
  }

  @Test func `a person who left is no longer listed`() async {
    let room = ChatRoom()
    let ann = ScreenTest(ChatScreen(room, as: "Ann"), size: .page)
    let ben = ScreenTest(ChatScreen(room, as: "Ben"), size: .page)
    ben.terminate()
    await ann.settle()
    #expect(room.people == ["Ann"])
    #expect(!ann.screen.contains("Ben"))
  }

  @Test func `a room keeps the last thousand lines`() {
    let room = ChatRoom()
    for number in 1...1200 { room.say("\(number)", by: "Ann") }
    #expect(room.lines.count == 1000)
    #expect(room.lines.last?.id == 1200)
  }

  @Test func `control characters of others are not shown`() async {
    let room = ChatRoom()
    let test = ScreenTest(ChatScreen(room, as: "Ann"), size: .page)
    room.say("\u{1B}[2JBoo", by: "Mallory")
    await test.settle()
    #expect(test.screen.contains("Boo"))
    #expect(!test.frames.contains { String(decoding: $0, as: UTF8.self).contains("\u{1B}[2JBoo") })
  }
}
