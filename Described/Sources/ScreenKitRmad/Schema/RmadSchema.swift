internal import ScreenKitDocuments

/// The JSON Schema of descriptions for validating editors, generated from the table of properties.
///
/// It has the canonical names and spellings. A reader accepts more spellings, and also checks
/// relations between objects.
public enum RmadSchema {
  /// The schema as JSON.
  public static var text: String {
    var definitions: [(String, SchemaNode)] = [
      ("controller", object(Property.properties(of: .controller), .controller)),
      (
        "component",
        ["oneOf": .list(ComponentType.allCases.map { ["$ref": reference($0)] })]
      ),
      ("data_for_send", object(Property.properties(of: .dataForSend), .dataForSend)),
    ]
    for type in ComponentType.allCases {
      definitions.append(
        (type.rawValue, object(Property.properties(of: type), .component(type))))
    }
    guard case .object(let members) = object(Property.properties(of: .root), .root) else {
      return ""
    }
    let root: [(String, SchemaNode)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "ScreenKit described app"),
    ]
    return SchemaNode.object(root + members + [("$defs", .object(definitions))]).text(indent: 0)
      + "\n"
  }

  private static func reference(_ type: ComponentType) -> SchemaNode {
    .text("#/$defs/\(type.rawValue)")
  }

  private static func object(_ rows: [Property], _ owner: Property.Owner) -> SchemaNode {
    var properties: [(String, SchemaNode)] = []
    if owner == .root { properties.append(("$schema", ["type": "string"])) }
    for row in rows {
      properties.append((row.key, described(row, owner)))
      for alias in row.aliases {
        properties.append(
          (alias, .object(members(of: described(row, owner)) + [("deprecated", .flag(true))])))
      }
    }
    var node: [(String, SchemaNode)] = [
      ("type", "object"),
      ("properties", .object(properties)),
      ("required", .list(rows.filter { isRequired($0, owner) }.map { .text($0.key) })),
      ("additionalProperties", .flag(false)),
    ]
    let conditions = rows.compactMap(condition)
    if !conditions.isEmpty { node.append(("allOf", .list(conditions))) }
    return .object(node)
  }

  /// Returns whether `row` is mandatory under all conditions.
  private static func isRequired(_ row: Property, _ owner: Property.Owner) -> Bool {
    switch row.need {
    case .mandatory: true
    case .mandatoryIf(.plainView), .mandatoryIf(.viewOrPlaced): owner == .component(.view)
    case .mandatoryIf, .optional: false
    }
  }

  private static let isTrue: SchemaNode = [
    "enum": .list([.flag(true), .number(1), "Yes", "true"])
  ]

  /// Returns the rule for a property that depends on another one with the value true.
  private static func condition(_ row: Property) -> SchemaNode? {
    switch row.need {
    case .mandatoryIf(.flag(let name)):
      [
        "if": [
          "properties": .object([(name, isTrue)]), "required": .list([.text(name)]),
        ],
        "then": ["required": .list([.text(row.key)])],
      ]
    case .mandatoryIf(.webIcon):
      [
        "if": ["properties": ["icon_url": ["pattern": "^[Hh][Tt][Tt][Pp][Ss]?://"]]],
        "then": ["required": .list([.text(row.key)])],
      ]
    default: nil
    }
  }

  private static func described(_ row: Property, _ owner: Property.Owner) -> SchemaNode {
    .object([("description", .text(row.summary))] + members(of: node(row.kind, owner)))
  }

  private static func members(of node: SchemaNode) -> [(String, SchemaNode)] {
    guard case .object(let members) = node else { return [] }
    return members
  }

  private static func node(_ kind: Property.Kind, _ owner: Property.Owner) -> SchemaNode {
    switch kind {
    case .text: ["type": "string"]
    case .whole(let range):
      [
        "type": .list(["integer", "string"]), "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound), "pattern": "^ *-? *[0-9]+ *$",
      ]
    case .number(let range):
      [
        "type": .list(["number", "string"]), "minimum": .number(Int(range.lowerBound)),
        "maximum": .number(Int(range.upperBound)), "pattern": "^ *-? *[0-9]+([.][0-9]+)? *$",
      ]
    case .flag:
      [
        "enum": .list([
          .flag(true), .flag(false), "Yes", "No", "true", "false", .number(1), .number(0),
        ])
      ]
    case .color: ["type": "string", "pattern": "^(#?[0-9A-Fa-f]{6}|clear[_ ]color)$"]
    case .choice(let choices): ["enum": names(choices)]
    case .choices(let choices):
      ["type": "array", "minItems": .number(1), "items": ["enum": names(choices)]]
    case .reference: ["type": .list(["string", "integer"])]
    case .dataList: ["type": .list(["object", "array"])]
    case .sentData:
      [
        "anyOf": .list([
          ["$ref": "#/$defs/data_for_send"],
          ["type": "array", "items": ["$ref": "#/$defs/data_for_send"]],
        ])
      ]
    case .controllerType: ["enum": .list(ControllerType.allCases.map { .text($0.rawValue) })]
    case .componentType: ["enum": typeNames(owner)]
    case .components: ["type": "array", "items": ["$ref": "#/$defs/component"]]
    case .controllers: ["type": "array", "items": ["$ref": "#/$defs/controller"]]
    }
  }

  private static func names(_ choices: ChoiceSet) -> SchemaNode {
    .list((choices.names + choices.aliases.keys.sorted()).map { .text($0) })
  }

  private static func typeNames(_ owner: Property.Owner) -> SchemaNode {
    guard case .component(let type) = owner else { return .list([]) }
    return .list(([type.rawValue] + type.aliases).map { .text($0) })
  }
}
