internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import RmadAPI

/// The reason why a request is refused: a status, a word for programs and a sentence for people.
struct RmadRefusal: Error, Equatable {
  let status: HTTPResponse.Status
  let error: String
  let message: String
  /// The validator of the present draft, for an author who has seen a different one.
  var etag: String?

  init(_ status: HTTPResponse.Status, _ error: String, _ message: String) {
    (self.status, self.error, self.message) = (status, error, message)
  }

  /// Returns the refusal of a parameter or content that is not valid for the operation.
  static func badRequest(_ message: String) -> RmadRefusal {
    RmadRefusal(.badRequest, "bad_request", message)
  }

  static let unauthorized = RmadRefusal(
    .unauthorized, "unauthorized", "The name, the password or the session is wrong.")
  static let forbidden = RmadRefusal(
    .forbidden, "forbidden", "A page of another site sent this request.")
  static let notFound = RmadRefusal(.notFound, "not_found", "There is nothing here.")
  static let otherMethod = RmadRefusal(
    .methodNotAllowed, "other_method", "This operation has another method.")
  static let full = RmadRefusal(.conflict, "full", "There are too many of them.")
  static let noCondition = RmadRefusal(
    .preconditionRequired, "no_condition",
    "The request has to name the draft that it replaces, by If-Match or If-None-Match.")
  static let tooLong = RmadRefusal(.contentTooLarge, "too_long", "The content is too long.")
  static let otherType = RmadRefusal(
    .unsupportedMediaType, "other_type", "The content has to be application/json.")
  static let misdirected = RmadRefusal(
    .misdirectedRequest, "misdirected", "The server has another name.")
  static let locked = RmadRefusal(
    .tooManyRequests, "locked", "Too many passwords were wrong. Try again in a few minutes.")
  static let failed = RmadRefusal(.internalServerError, "failed", "The server has failed.")

  /// Returns the refusal of a change to a draft that the author has not seen; `nil` is the
  /// validator of no draft.
  static func otherDraft(_ etag: String?) -> RmadRefusal {
    var refusal = RmadRefusal(
      .preconditionFailed, "other_draft", "The draft was changed since it was seen.")
    refusal.etag = etag
    return refusal
  }

  /// The response.
  var response: Response {
    let content = ErrorMessage(error: error, message: message)
    let bytes = (try? JSONEncoder().encode(content)) ?? Data("{}".utf8)
    var headers: HTTPFields = [.contentType: "application/json", .cacheControl: "no-store"]
    headers[.eTag] = etag
    return Response(
      status: status, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
