/// The page about all properties, generated from their table.
public enum PropertyPage {
  /// The page as Markdown.
  public static var text: String {
    var page = """
      # Properties of described apps

      This page, the reader and the [JSON schema](rmad.schema.json) use the table of properties
      (`Property.all`). `RmadTests` compares them.

      Names are spelled as in the format. The correct spellings are also read, with a warning.
      A missing mandatory property with a default is an error for authors and a warning in a running app.
      A backend without the needed feature ignores the property.
      The column `Line` has the numbers of [the requirements](../../Docs/Requirements.md).


      """
    page += section("The outermost object", .root)
    page += section("Controllers", .controller)
    page += "`controller_type` is one of "
    page += list(ControllerType.allCases.map(\.rawValue)) + ".\n\n"
    for type in ComponentType.allCases {
      page += section(type.rawValue, .component(type), intro(type))
    }
    page += section("Elements of data_for_send", .dataForSend)
    return page.dropLast() + ""
  }

  private static func intro(_ type: ComponentType) -> String {
    var sentences: [String] = []
    if let parent = type.parent {
      sentences.append(
        "It also has the properties of [\(parent.rawValue)](#\(parent.rawValue.lowercased())).")
    }
    if !type.aliases.isEmpty {
      sentences.append("\(list(type.aliases)) is read as this type.")
    }
    return sentences.isEmpty ? "" : sentences.joined(separator: " ") + "\n\n"
  }

  private static func section(
    _ title: String, _ owner: Property.Owner, _ intro: String = ""
  ) -> String {
    var inherited: [Property] = []
    if case .component(let type) = owner, let parent = type.parent {
      inherited = Property.properties(of: parent)
    }
    let rows = Property.properties(of: owner).filter { !inherited.contains($0) }
    var text = "## \(title)\n\n\(intro)"
    guard !rows.isEmpty else { return text }
    text += "| Property | Value | Must be present | Default | Meaning | Line |\n"
    text += "|---|---|---|---|---|---|\n"
    for row in rows { text += line(row) }
    return text + "\n"
  }

  private static func line(_ row: Property) -> String {
    var meaning = row.summary
    if let capability = row.capability {
      meaning += " It needs \(capability.summary)."
    }
    let names = ([row.key] + row.aliases).map { "`\($0)`" }.joined(separator: ", also ")
    let cells = [
      names, value(row.kind), need(row.need), defaultText(row.defaultValue), meaning,
      row.requirements.joined(separator: ", "),
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  private static func value(_ kind: Property.Kind) -> String {
    switch kind {
    case .text: "text"
    case .whole(let range): "whole number, \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "number, \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    case .flag: "true or false"
    case .color: "color"
    case .choice(let choices): list(choices.names + choices.aliases.keys.sorted())
    case .choices(let choices): "list of " + list(choices.names)
    case .reference: "index, path or text"
    case .dataList: "object, or list of objects"
    case .sentData: "[value](#elements-of-data_for_send), or list of values"
    case .controllerType: "type of controller"
    case .componentType: "type of component"
    case .components: "list of components"
    case .controllers: "list of controllers"
    }
  }

  private static func need(_ need: Property.Need) -> String {
    switch need {
    case .mandatory: "yes"
    case .optional: "no"
    case .mandatoryIf(.placed): "in another component"
    case .mandatoryIf(.viewOrPlaced): "in a UIView, and in another component"
    case .mandatoryIf(.plainView): "in a UIView"
    case .mandatoryIf(.flag(let name)): "if `\(name)` is true"
    case .mandatoryIf(.webIcon): "if the icon is an address"
    }
  }

  private static func defaultText(_ value: Property.Default) -> String {
    switch value {
    case .none: ""
    case .value(let value): text(of: value)
    case .byAction(let value, let other):
      "\(text(of: value)), without an action \(text(of: other))"
    case .ifGiven(let key, let value): "\(text(of: value)) if `\(key)` is present"
    }
  }

  private static func text(of value: PropertyValue) -> String {
    switch value {
    case .text(let text): "`\(text)`"
    case .whole(let number): "\(number)"
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .color(let color): "`\(color.text)`"
    case .names(let names): list(names)
    case .sent: "none"
    case .data(let data): data.entries.isEmpty ? "empty" : "\(data.entries.count) values"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
