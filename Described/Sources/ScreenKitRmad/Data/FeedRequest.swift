/// A request for a page of a feed.
public struct FeedRequest: Hashable, Sendable {
  /// The default name of the parameter with the number of the page.
  public static let pageParameter = "page"

  /// The address in the description.
  public let address: String
  /// The number of the page; the first one is 1.
  public let page: Int
  /// The name of the page parameter.
  public let parameter: String

  /// Creates a request.
  public init(_ address: String, page: Int = 1, parameter: String = FeedRequest.pageParameter) {
    (self.address, self.page, self.parameter) = (address, max(1, page), parameter)
  }

  /// Returns the request for another page.
  public func at(page: Int) -> FeedRequest {
    FeedRequest(address, page: page, parameter: parameter)
  }

  /// The address with the page in its query; the address of the first page is unchanged.
  ///
  /// A parameter of the same name is replaced. A fragment is removed.
  public var pageAddress: String {
    guard page > 1 else { return address }
    let plain = address.prefix { $0 != "#" }
    let path = plain.prefix { $0 != "?" }
    var parameters = plain.dropFirst(path.count).dropFirst().split(separator: "&").filter {
      $0 != parameter && !$0.hasPrefix(parameter + "=")
    }
    parameters.append("\(parameter)=\(page)")
    return path + "?" + parameters.joined(separator: "&")
  }
}
