internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import ScreenKitFetch
internal import ScreenKitRmad

/// A proxy for feeds and images of other servers, which an author's browser may not request itself.
struct FeedProxy: Sendable {
  /// The longest content, in bytes.
  private static let limit = 8 << 20
  private static let types: Set<String> = [
    "application/atom+xml", "application/json", "application/rss+xml", "application/xml",
    "image/gif", "image/jpeg", "image/png", "image/webp", "text/xml",
  ]

  let fetcher: any Fetcher
  let policy: FetchPolicy

  /// Returns the content at an address; throws a ``RmadRefusal``.
  func answer(_ text: String) async throws -> Response {
    guard let address = try? FetchAddress(text) else {
      throw RmadRefusal.badRequest("The parameter address is an address that begins with https://.")
    }
    let response: FetchResponse
    do throws(FeedFailure) {
      response = try await RedirectFollower(fetcher: fetcher, policy: policy).fetch(
        FetchRequest(
          "GET", address, limits: FetchLimits(bodyBytes: Self.limit), timeout: .seconds(20)),
        redirects: FetchedFeedSource.maximumRedirects)
    } catch .refused(let refusal) {
      throw RmadRefusal(.forbidden, "refused", "\(refusal)")
    } catch {
      throw RmadRefusal(.badGateway, "no_answer", "\(error)")
    }
    guard response.status == 200 else {
      throw RmadRefusal(
        .badGateway, "no_answer", "The server answered with status \(response.status).")
    }
    guard Self.types.contains(response.mediaType) else {
      throw RmadRefusal(.badGateway, "other_type", "The content is neither a feed nor an image.")
    }
    var headers: HTTPFields = [
      .contentType: response["Content-Type"] ?? response.mediaType, .cacheControl: "no-store",
    ]
    // A browser must neither guess another type nor run scripts of the content.
    headers[.contentSecurityPolicy] = "sandbox; default-src 'none'"
    headers[.xContentTypeOptions] = "nosniff"
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: response.body)))
  }
}
