extension LayoutVocabulary {
  /// The JSON Schema of documents in this vocabulary, for editors with validation.
  ///
  /// It is derived from the properties that each maker reads from an empty element. So the set of
  /// these properties must not depend on their values.
  public var schema: String {
    var definitions: [(String, SchemaNode)] = [
      ("view", ["oneOf": .list(types.map { ["$ref": .text("#/$defs/\($0)")] })]),
      ("layout", LayoutVocabulary.layoutSchema),
      ("common", ["properties": SchemaNode(commonProperties)]),
    ]
    for type in types {
      let own = properties(of: type)
      definitions.append((type, LayoutVocabulary.schema(of: type, own)))
    }
    let root: SchemaNode = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "ScreenKit layout document",
      "anyOf": .list([["$ref": "#/$defs/view"], LayoutVocabulary.documentSchema]),
      "$defs": .object(definitions),
    ]
    return root.text(indent: 0) + "\n"
  }

  private static func schema(
    of type: String, _ own: [String: LayoutProperty]
  ) -> SchemaNode {
    var properties: [(String, SchemaNode)] = [("type", ["const": .text(type)])]
    if case .object(let members) = SchemaNode(own) { properties += members }
    let required = ["type"] + own.filter(\.value.isRequired).keys.sorted()
    return [
      "type": "object",
      "allOf": .list([["$ref": "#/$defs/common"]]),
      "properties": .object(properties),
      "required": .list(required.map(SchemaNode.text)),
      "unevaluatedProperties": .flag(false),
    ]
  }

  private static let documentSchema: SchemaNode = [
    "type": "object",
    "required": .list(["layouts"]),
    "properties": [
      "layouts": ["type": "array", "minItems": .number(1), "items": ["$ref": "#/$defs/layout"]]
    ],
  ]

  private static let layoutSchema: SchemaNode = [
    "description": "A view, and the least surface that it is for, in layout units.",
    "type": "object",
    "required": .list(["view"]),
    "additionalProperties": .flag(false),
    "properties": [
      "forWidth": ["type": "integer"], "forHeight": ["type": "integer"],
      "view": ["$ref": "#/$defs/view"],
    ],
  ]
}

extension SchemaNode {
  init(_ properties: [String: LayoutProperty]) {
    self = .object(
      properties.sorted { $0.key < $1.key }.map { ($0.key, SchemaNode($0.value.kind)) })
  }

  private init(_ kind: LayoutProperty.Kind) {
    switch kind {
    case .text: self = ["type": "string"]
    case .whole: self = ["type": "integer"]
    case .number: self = ["type": "number"]
    case .truth: self = ["type": "boolean"]
    case .view: self = ["$ref": "#/$defs/view"]
    case .choice(let names): self = ["enum": .list(names.map(SchemaNode.text))]
    case .reference(let place): self = ["$ref": .text(place)]
    case .list(let kind): self = ["type": "array", "items": SchemaNode(kind)]
    case .part(let properties):
      let required = properties.filter(\.value.isRequired).keys.sorted()
      self = [
        "type": "object", "properties": SchemaNode(properties),
        "required": .list(required.map(SchemaNode.text)), "additionalProperties": .flag(false),
      ]
    }
  }
}
