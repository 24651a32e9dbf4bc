import Foundation
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Hostile clients", .leakFree)
struct HostileTests {
  @Test(arguments: [
    "", "[", "{}", "[1]x", "null", "[-1]", "[1,2]", "[1,[]]", "[1,[3]]", "[1,[\"nothing\"]]",
    "[1,[\"p\"]]", "[1,[\"p\",\"x\"]]", "[1,[\"p\",1,2]]", "[1,[\"e\",1,0,0,0,5,2,\"x\"]]",
    "[1,[\"a\",99]]", "[1e300]", "[1,[\"k\",1]]", "[1.5,[\"p\",1]]",
  ])
  func `a message that violates the protocol ends the session`(text: String) {
    let test = WebTest(Column { TextField("Name") })
    test.session.receive(text, at: test.clock.now)
    if text == "[1,[\"e\",1,0,0,0,5,2,\"x\"]]" || !test.closes.isEmpty {
      #expect(test.closes.first?.closeCode == 1008)
    } else {
      #expect(text == "[1]", "\(text) was accepted")
    }
  }

  @Test func `a flood of messages ends the session`() {
    let test = WebTest(Column { Label("x") })
    for number in 1...(WebLimits().messageBurst + 10) {
      test.session.receive("[\(number)]", at: test.clock.now)
    }
    #expect(test.closes == [.tooManyMessages])
  }

  @Test(arguments: [1, 2])
  func `edits with too many steps end the session`(editCount: Int) {
    let field = TextField("Name")
    let test = WebTest(Column { field })
    let most = WebLimits().operations
    func message(_ number: Int, stepCount: Int) -> String {
      let steps = String(repeating: ",0,0,\"x\"", count: stepCount / editCount)
      let edit = ",[\"e\",\(test.number(of: field)),0,0,0\(steps)]"
      return "[\(number)\(String(repeating: edit, count: editCount))]"
    }
    test.session.receive(message(1, stepCount: most), at: test.clock.now)
    #expect(field.value.utf8.count == most)
    #expect(test.closes == [])
    test.session.receive(message(2, stepCount: most + 2), at: test.clock.now)
    #expect(test.closes == [.protocolError("the message has too many steps of edits")])
  }

  @Test func `a huge message ends the session`() {
    let test = WebTest(Column { TextField("Name") })
    let text = String(repeating: "x", count: WebLimits().messageBytes)
    test.session.receive("[1,[\"k\",\"\(text)\"]]", at: test.clock.now)
    #expect(test.closes.count == 1)
  }

  @Test(arguments: RandomWalks.seeds(4, of: 40))
  func `after damaged messages page and app still agree`(seed: UInt64) {
    var numbers = SmallGenerator(seed: seed)
    var (screen, message) = (RandomScreen(), 0)
    var test = WebTest(screen.root)
    var comparisonCount = 0
    for index in 0..<80 {
      if index % 4 == 0 { test.session.application.run { [screen] in screen.change(&numbers) } }
      test.acknowledge()
      message = max(message, test.page.progress.confirmed) + 1
      // A fourth of the messages is damaged.
      let isDamaged = index % 4 == 3
      let operation = HostileTests.operation(
        on: test.page, in: message, &numbers, edits: index % 4 == 0)
      var text = Array("[\(message),\(operation)]".utf8)
      if isDamaged { text[numbers.number(0..<text.count)] = UInt8(numbers.number(0..<256)) }
      test.session.receive(String(decoding: text, as: UTF8.self), at: test.clock.now)
      test.clock.advance(by: .milliseconds(20))
      guard test.closes.isEmpty else {
        #expect(isDamaged && test.closes.first?.closeCode == 1008, "\(operation)")
        (screen, message) = (RandomScreen(), 0)
        test = WebTest(screen.root)
        continue
      }
      test.acknowledge()
      comparisonCount += 1
      if !isDamaged { #expect(test.page.progress.confirmed == message, "\(operation)") }
      #expect(test.differences == [], "\(operation)")
      #expect(test.page.problems == [])
    }
    #expect(comparisonCount >= 60)
  }

  /// Returns a valid operation of message `message`: an edit if `edits`, or one of another kind.
  private static func operation(
    on page: PageModel, in message: Int, _ numbers: inout SmallGenerator, edits: Bool
  ) -> String {
    let fields = page.fields.keys.sorted()
    guard edits, !fields.isEmpty else { return numbers.operation(on: page) }
    let number = fields[numbers.number(0..<fields.count)]
    let count = page.fields[number]?.shown.count ?? 0
    let start = numbers.number(0..<count + 1)
    let range = start..<numbers.number(start..<count + 1)
    return page.type("e\(numbers.number(0..<10))", replacing: range, in: number, message: message)
      ?? numbers.operation(on: page)
  }

  @Test func `the text of a masked field is never sent back`() {
    let field = TextField("Password")
    field.isMasked = true
    let test = WebTest(
      Column {
        field; Label("x")
      })
    let number = test.number(of: field)
    test.type("nqorth sqtar", replacing: 0..<0, in: number)
    #expect(field.value == "nqorth sqtar")
    test.session.application.run { field.value = "oqther seqcret" }
    test.session.leave(at: test.clock.now)
    test.join(lastFrame: -1)
    let page = test.session.page(.test)
    for secret in ["nqorth", "sqtar", "oqther", "seqcret"] {
      #expect(!test.allFrames.contains { $0.contains(secret) })
      #expect(!page.contains(secret))
    }
    #expect(test.page.fields[number]?.text == String(repeating: "\u{2022}", count: 14))
  }

  @Test func `a form without script fills fields and presses a button`() {
    var sent = ""
    let name = TextField("Name")
    let agree = Toggle("Agree", value: true)
    let color = RadioGroup(["red", "blue"], value: 0)
    let button = Button("Send")
    button.action = { sent = "\(name.value) \(agree.value) \(color.value ?? -1)" }
    let test = WebTest(
      Column {
        name; agree; color; button
      }, joins: false)
    _ = test.session.page(.test)
    let controls = FormControls(of: test.session.scene.root, epoch: 1).text
    let isTaken = test.session.submit(
      [
        ("controls", controls),
        ("v\(test.number(of: name))", "Anna"),
        ("v\(test.number(of: color))", "\(test.number(of: color.items[1]))"),
        ("p", "\(test.number(of: button))"), ("x", "y"), ("v99999", "z"), ("p", "-4"),
      ], at: test.clock.now)
    #expect(isTaken)
    #expect(sent == "Anna false 1")
    #expect(test.session.page(.test).contains("value=\"Anna\""))
  }

  @Test func `the first message describes the client`() {
    #expect(ClientHello(#"["j","abc",12,-1]"#)?.lastFrame == -1)
    #expect(ClientHello(#"["j","abc",12,7]"#)?.ticket == "abc")
    // The numbers are the greatest exact integer of a browser, and the next one.
    #expect(ClientHello(#"["j","abc",9007199254740991,-1]"#)?.epoch == 1 << 53 - 1)
    #expect(ClientHello(#"["j","abc",9007199254740992,-1]"#) == nil)
    for text in [#"["j","abc",12]"#, #"["j",1,2,3]"#, #"["j","a",1,-2]"#, "[1]", ""] {
      #expect(ClientHello(text) == nil, "\(text)")
    }
  }
}
