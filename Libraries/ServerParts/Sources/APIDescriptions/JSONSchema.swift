internal import Foundation

/// A JSON schema, in the parts of the language that the API's description uses.
struct JSONSchema {
  private static let known: Set<String> = [
    "$ref", "type", "properties", "required", "additionalProperties", "items", "enum", "pattern",
    "minLength", "maxLength", "description",
  ]

  let schema: [String: Any]
  /// The schemas that references can name, by name.
  let names: [String: [String: Any]]

  /// Returns the defects of `value`; empty if it matches the schema.
  func defects(of value: Any, at place: String = "$") -> [String] {
    let unknown = Set(schema.keys).subtracting(Self.known)
    guard unknown.isEmpty else { return ["\(place): the check does not know \(unknown)"] }
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let schema = names[name] else { return ["\(place): there is no schema \(name)"] }
      return JSONSchema(schema: schema, names: names).defects(of: value, at: place)
    }
    switch schema["type"] as? String {
    case "object": return objectDefects(value, place)
    case "array": return arrayDefects(value, place)
    case "string": return stringDefects(value, place)
    case "integer": return value is Int && !isTruth(value) ? [] : ["\(place) is no integer"]
    case "boolean": return isTruth(value) ? [] : ["\(place) is neither true nor false"]
    case let type: return ["\(place): the check does not know the type \(type ?? "none")"]
    }
  }

  private func isTruth(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
  }

  private func objectDefects(_ value: Any, _ place: String) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(place) is no object"] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    var defects = missing.map { "\(place) lacks \($0)" }
    for (name, value) in object {
      if let schema = properties[name] {
        defects += JSONSchema(schema: schema, names: names).defects(
          of: value, at: "\(place).\(name)")
      } else if schema["additionalProperties"] as? Bool == false {
        defects.append("\(place) has \(name), which nobody described")
      }
    }
    return defects
  }

  private func arrayDefects(_ value: Any, _ place: String) -> [String] {
    guard let array = value as? [Any] else { return ["\(place) is no array"] }
    let items = JSONSchema(schema: schema["items"] as? [String: Any] ?? [:], names: names)
    return array.enumerated().flatMap { items.defects(of: $1, at: "\(place)[\($0)]") }
  }

  private func stringDefects(_ value: Any, _ place: String) -> [String] {
    guard let text = value as? String else { return ["\(place) is no text"] }
    var defects: [String] = []
    if let pattern = schema["pattern"] as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      defects.append("\(place) is \(text), which is not like \(pattern)")
    }
    if let choices = schema["enum"] as? [String], !choices.contains(text) {
      defects.append("\(place) is \(text), which is none of \(choices)")
    }
    if let least = schema["minLength"] as? Int, text.count < least {
      defects.append("\(place) is shorter than \(least)")
    }
    return defects
  }
}
