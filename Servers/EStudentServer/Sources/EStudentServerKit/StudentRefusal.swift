internal import EStudentAPI
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The reason why a request is refused; the client receives `ERROR` and a specific status.
struct StudentRefusal: Error, Equatable {
  let status: HTTPResponse.Status

  /// The parameters or the content are not valid for the method.
  static let badRequest = StudentRefusal(status: .badRequest)
  /// The credential is missing or wrong, or it is not that of the student number.
  static let unauthorized = StudentRefusal(status: .unauthorized)
  /// A web page of another site sent the request.
  static let forbidden = StudentRefusal(status: .forbidden)
  static let notFound = StudentRefusal(status: .notFound)
  static let otherMethod = StudentRefusal(status: .methodNotAllowed)
  /// Registration is closed, an exam is not open, or the student has answered before.
  static let conflict = StudentRefusal(status: .conflict)
  static let tooLong = StudentRefusal(status: .contentTooLarge)
  static let otherType = StudentRefusal(status: .unsupportedMediaType)
  static let misdirected = StudentRefusal(status: .misdirectedRequest)
  static let locked = StudentRefusal(status: .tooManyRequests)
  static let failed = StudentRefusal(status: .internalServerError)

  /// The response: the text `ERROR` without a challenge, since some clients would wait for a user
  /// then.
  var response: Response {
    Response(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: StudentAnswer.error)))
  }
}
