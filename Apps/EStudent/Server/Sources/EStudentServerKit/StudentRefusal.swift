internal import EStudentAPI
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The reason why a request is refused; the client receives `ERROR` and a specific status.
struct StudentRefusal: Error, Equatable {
  let status: HTTPResponse.Status

  /// The refusal of invalid parameters or content.
  static let badRequest = StudentRefusal(status: .badRequest)
  /// The refusal of a missing or wrong credential, or of one that does not belong to the student
  /// number.
  static let unauthorized = StudentRefusal(status: .unauthorized)
  /// The refusal of a request from a web page of another site.
  static let forbidden = StudentRefusal(status: .forbidden)
  static let notFound = StudentRefusal(status: .notFound)
  static let otherMethod = StudentRefusal(status: .methodNotAllowed)
  /// The refusal after the deadline, for an exam that is not open, or for repeated answers.
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
