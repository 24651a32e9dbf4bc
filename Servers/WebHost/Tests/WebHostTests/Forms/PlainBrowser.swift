import ServerConnections
import ServerParts
import ScreenKitWeb
import Testing

@testable import WebHost

/// A browser that runs no script: it parses pages, fills in forms and sends them.
@MainActor
final class PlainBrowser {
  private let stage: HubStage
  private let browser = TestBrowser()
  private(set) var html = ""
  private(set) var form = HtmlForm("")
  /// The digest in the address of the page; `nil` for the first page.
  private(set) var address: TicketDigest?

  init(_ stage: HubStage) throws {
    self.stage = stage
    show(try stage.page(browser).html)
  }

  var text: String { form.text }

  /// The ticket in the form.
  var ticket: String { form.fields.first { $0.name == "ticket" }?.value ?? "" }

  func fill(_ label: String, _ value: String) {
    let isFilled = form.fill(label, value)
    #expect(isFilled, "no field \(label)")
  }

  /// Presses a button, and loads the page to which the response redirects.
  func press(_ label: String, at other: HubStage? = nil) async throws {
    let named = form.buttons.filter { $0.label == label }
    let button = try #require(
      named.first, "no \(label) in \(form.buttons.map(\.label))")
    try await send([(button.name, button.value)], at: other)
  }

  /// Presses the Enter key in a field, which presses the first button of the form.
  func pressEnter() async throws {
    let button = try #require(form.buttons.first)
    try await send([(button.name, button.value)])
  }

  private func send(_ pressed: [(String, String)], at other: HubStage? = nil) async throws {
    let stage = other ?? stage
    let pairs = form.fields.map { ($0.name, $0.value) } + pressed
    let body = pairs.map { Self.encoded($0.0) + "=" + Self.encoded($0.1) }.joined(separator: "&")
    address = try await stage.hub.submit(FormFields.read(body), guest)
    try await load(at: stage)
  }

  /// Loads the page again.
  func load(at other: HubStage? = nil) async throws {
    let digest = try #require(address, "the form led to no page")
    let page = try await (other ?? stage).hub.page(of: digest, guest) {
      HubStage.slots($0.text)
    }
    show(try #require(page, "there is no page at the address"))
  }

  /// Shows an earlier page without a request to the host, as the button Back does.
  func show(_ html: String) {
    self.html = html
    form = HtmlForm(html)
  }

  var guest: Guest { Guest(browser.device, browser.address ?? ClientAddress(nil), nil) }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let digits = String(byte, radix: 16)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
