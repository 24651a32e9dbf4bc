internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import ScreenKitWeb

/// The files that all pages share, each at a path with the hash of its content, so that browsers keep it.
struct StaticFiles: Sendable {
  private let files: [String: ClientAsset]

  init(_ files: [ClientAsset]) {
    self.files = Dictionary(files.map { (Self.path(of: $0), $0) }) { first, _ in first }
  }

  /// Returns the path of a file.
  static func path(of file: ClientAsset) -> String { "/sk/" + file.name }

  /// Returns the file at a path; `nil` if there is none.
  func response(for path: String, _ method: HTTPRequest.Method) throws -> Response? {
    guard let file = files[path] else { return nil }
    guard [.get, .head].contains(method) else { throw HostProblem.otherMethod }
    return Response(
      status: .ok,
      headers: [
        .contentType: file.contentType, .cacheControl: "public, max-age=31536000, immutable",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes)))
  }
}
