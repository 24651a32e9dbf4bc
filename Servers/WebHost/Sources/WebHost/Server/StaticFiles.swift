internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import ScreenKitWeb

/// The files that all pages share; the path of each has the hash of its content, so that browsers
/// cache it.
struct StaticFiles: Sendable {
  private struct File {
    let asset: ClientAsset
    /// The bytes in gzip format; `nil` if they could not be compressed.
    let compressed: [UInt8]?
  }

  private let files: [String: File]

  init(_ files: [ClientAsset]) {
    let all = files.map {
      (Self.path(of: $0), File(asset: $0, compressed: GzipBytes.compress($0.bytes)))
    }
    self.files = Dictionary(all) { first, _ in first }
  }

  /// Returns the path of a file.
  static func path(of file: ClientAsset) -> String { "/sk/" + file.name }

  /// Returns the file at a path, compressed if the browser accepts that; `nil` if there is none.
  func response(for path: String, _ request: HTTPRequest) throws -> Response? {
    guard let file = files[path] else { return nil }
    guard [.get, .head].contains(request.method) else { throw HostProblem.otherMethod }
    var headers: HTTPFields = [
      .contentType: file.asset.contentType, .vary: "Accept-Encoding",
      .cacheControl: "public, max-age=31536000, immutable",
    ]
    var bytes = file.asset.bytes
    if let compressed = file.compressed, Self.takesGzip(request.headerFields[.acceptEncoding]) {
      headers[.contentEncoding] = "gzip"
      bytes = compressed
    }
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  /// Returns whether `Accept-Encoding` names `gzip`, and does not refuse it by a quality of 0.
  static func takesGzip(_ field: String?) -> Bool {
    (field ?? "").split(separator: ",").contains { item in
      let parts = item.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard parts.first == "gzip" else { return false }
      return !parts.dropFirst().contains { part in
        part.hasPrefix("q=") && Double(part.dropFirst(2)) == 0
      }
    }
  }
}
