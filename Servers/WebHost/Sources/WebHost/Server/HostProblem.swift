internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The reason why a request is refused, as the visitor reads it.
struct HostProblem: Error {
  let status: HTTPResponse.Status
  let text: String
  var headers: HTTPFields = [:]

  static let notFound = HostProblem(status: .notFound, text: "There is no such page.")
  static let refused = HostProblem(status: .forbidden, text: "You may not use this app.")
  static let failed = HostProblem(
    status: .internalServerError, text: "Something went wrong; the host's log says what.")
  static let busy = HostProblem(
    status: .serviceUnavailable, text: "Too many pages are open. Try again in a few seconds.",
    headers: [.retryAfter: "15"])
  static let tooLong = HostProblem(status: .contentTooLarge, text: "The form is too long.")
  static let tooManyFields = HostProblem(
    status: .contentTooLarge,
    text: "The form has too many fields. Switch on JavaScript, and load the page again.")
  static let otherMethod = HostProblem(
    status: .methodNotAllowed, text: "Only GET, HEAD and POST are understood here.",
    headers: [.allow: "GET, HEAD, POST"])
  /// The problem of a socket request that is no upgrade, or that comes from a page of another site.
  static let noSocket = HostProblem(
    status: .forbidden, text: "Only the pages of this host may connect here.")

  var response: Response {
    var response = Response.text(text + "\n", status)
    for field in headers { response.headers[field.name] = field.value }
    return response
  }
}

extension Response {
  /// Returns a response with a page for a browser.
  static func page(_ html: String) -> Response {
    Response(
      status: .ok,
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
  }

  /// Returns a response with a text for programs and people.
  static func text(_ text: String, _ status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
