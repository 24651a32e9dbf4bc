public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// The part of the file `openapi.json` that the tests need.
public struct APIDescription {
  /// A documented response of an operation.
  public struct Promise: Hashable, Comparable, CustomStringConvertible {
    /// The operation, such as `GET /api/session`.
    public let operation: String
    /// The status of the response.
    public let status: Int

    /// Creates a promise.
    public init(operation: String, status: Int) {
      (self.operation, self.status) = (operation, status)
    }

    /// The operation and the status.
    public var description: String { "\(operation) \(status)" }

    /// Returns whether `left` comes before `right`, by operation and then by status.
    public static func < (left: Promise, right: Promise) -> Bool {
      (left.operation, left.status) < (right.operation, right.status)
    }
  }

  private let root: [String: Any]

  /// The error of a file that is no description.
  public struct NoDescription: Error {}

  /// Reads the description at a path that is relative to the file of the test.
  public init(besides test: String, _ path: String) throws {
    let file = URL(filePath: test).deletingLastPathComponent().appending(path: path)
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    guard let root = json as? [String: Any] else { throw NoDescription() }
    self.root = root
  }

  /// The version of OpenAPI.
  public var version: String? { root["openapi"] as? String }

  private var paths: [String: [String: [String: Any]]] {
    root["paths"] as? [String: [String: [String: Any]]] ?? [:]
  }

  private var schemas: [String: [String: Any]] {
    (root["components"] as? [String: Any])?["schemas"] as? [String: [String: Any]] ?? [:]
  }

  /// All operations, such as `GET /api/session`.
  public var operations: Set<String> {
    Set(paths.flatMap { path, item in item.keys.map { "\($0.uppercased()) \(path)" } })
  }

  /// The responses of all operations.
  public var promises: Set<Promise> {
    Set(
      operations.flatMap { operation in
        responses(of: operation).keys.compactMap(Int.init).map {
          Promise(operation: operation, status: $0)
        }
      })
  }

  private func responses(of operation: String) -> [String: [String: Any]] {
    let words = operation.split(separator: " ").map(String.init)
    let item = paths[words[1]]?[words[0].lowercased()]
    return item?["responses"] as? [String: [String: Any]] ?? [:]
  }

  /// Returns the description that a reference points to.
  private func resolved(_ response: [String: Any]) -> [String: Any] {
    let name = (response["$ref"] as? String)?.split(separator: "/").last.map(String.init) ?? ""
    let components = root["components"] as? [String: Any]
    return (components?["responses"] as? [String: [String: Any]])?[name] ?? response
  }

  /// Returns the differences between a response and its description.
  public func defects(of promise: Promise, _ response: HTTPURLResponse, _ body: Data) -> [String] {
    let responses = responses(of: promise.operation)
    guard let described = responses["\(promise.status)"] ?? responses["default"].map(resolved)
    else {
      return ["\(promise) is not described"]
    }
    let headers = described["headers"] as? [String: Any] ?? [:]
    var defects = headers.keys.filter { response.value(forHTTPHeaderField: $0) == nil }
      .map { "\(promise) lacks the header \($0)" }
    if response.value(forHTTPHeaderField: "WWW-Authenticate") != nil {
      defects.append("\(promise) has a challenge")
    }
    let contents = described["content"] as? [String: [String: Any]] ?? [:]
    let kind = response.value(forHTTPHeaderField: "Content-Type").map { $0.prefix { $0 != ";" } }
    guard let content = contents[String(kind ?? "")] else {
      if contents.isEmpty, body.isEmpty { return defects }
      return defects + ["\(promise) has the kind \(kind ?? "none")"]
    }
    guard kind == "application/json" else { return defects }
    guard let value = try? JSONSerialization.jsonObject(with: body) else {
      return defects + ["\(promise) is no JSON"]
    }
    let schema = JSONSchema(schema: content["schema"] as? [String: Any] ?? [:], names: schemas)
    return defects + schema.defects(of: value).map { "\(promise): \($0)" }
  }
}
