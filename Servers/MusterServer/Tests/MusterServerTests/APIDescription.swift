import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The file `openapi.json`, as far as the tests need it.
struct APIDescription {
  /// One response that the description promises.
  struct Promise: Hashable, Comparable, CustomStringConvertible {
    let operation: String
    let status: Int

    var description: String { "\(operation) \(status)" }

    static func < (left: Promise, right: Promise) -> Bool {
      (left.operation, left.status) < (right.operation, right.status)
    }
  }

  private let root: [String: Any]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../openapi.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    root = try #require(json as? [String: Any])
  }

  var version: String? { root["openapi"] as? String }

  private var paths: [String: [String: [String: Any]]] {
    root["paths"] as? [String: [String: [String: Any]]] ?? [:]
  }

  private var schemas: [String: [String: Any]] {
    (root["components"] as? [String: Any])?["schemas"] as? [String: [String: Any]] ?? [:]
  }

  /// Every operation, as in `GET /api/session`.
  var operations: Set<String> {
    Set(paths.flatMap { path, item in item.keys.map { "\($0.uppercased()) \(path)" } })
  }

  /// Every response of every operation.
  var promises: Set<Promise> {
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
  func defects(of promise: Promise, _ response: HTTPURLResponse, _ body: Data) -> [String] {
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
