internal import ScreenKitJson

/// A reader of descriptions, which finds all mistakes in one pass over the text.
struct DescriptionReader {
  var findings: FindingList
  /// The number of components and controllers that were read.
  private var objects = 0
  /// The line of each id.
  private var lines: [Int: Int] = [:]
  var usualRows = UsualRows()
  /// The last id given to a component that has no valid id.
  private var lastOwnID = 0

  init(tolerance: Tolerance) { findings = FindingList(tolerance: tolerance) }

  /// Returns the app that `root` describes; the findings tell whether it can be used.
  mutating func app(_ root: JsonValue) -> AppDescription {
    var app = AppDescription()
    let position = SourcePosition(root.position)
    guard case .object(let members) = root.kind else {
      findings.append(
        .fatal, at: position, in: .root, ["R-012"],
        "a description is an object, and here is \(root.noun)")
      return app
    }
    let object = object(members, .root, in: .root)
    app.properties = object.entries
    require(object, at: position, in: .root) { _ in false }
    if let member = object.controllers {
      app.controllers = controllers(member, in: .root, depth: 1)
      if app.controllers.isEmpty {
        findings.append(
          .fatal, at: SourcePosition(member.position), in: .root, "controllers", ["R-018"],
          "\"controllers\" has no controller")
      }
    } else {
      findings.append(
        .fatal, at: position, in: .root, "controllers", ["R-018"], "\"controllers\" is missing")
    }
    return app
  }
}

// MARK: - Controllers

extension DescriptionReader {
  /// Returns the controllers in `member`; an unreadable one becomes an empty one, to keep indices
  /// valid.
  private mutating func controllers(
    _ member: JsonValue.Member, in subject: FindingSubject, depth: Int
  ) -> [ControllerDescription] {
    guard case .array(let elements) = member.value.kind else {
      findings.append(
        at: SourcePosition(member.position), in: subject, member.name, ["R-018"],
        "\"controllers\" is \(member.value.noun), and not a list of controllers")
      return []
    }
    guard depth <= DescriptionLimits.depth || elements.isEmpty else {
      refuseDepth(member, in: subject)
      return []
    }
    var controllers: [ControllerDescription] = []
    for element in elements {
      guard hasRoom(at: element.position) else { break }
      controllers.append(controller(element, depth: depth))
    }
    return controllers
  }

  private mutating func controller(_ value: JsonValue, depth: Int) -> ControllerDescription {
    let position = SourcePosition(value.position)
    let empty = ControllerDescription(type: .view, position: position)
    guard case .object(let members) = value.kind else {
      findings.append(
        at: position, in: .root, ["R-018"], "a controller is an object, and here is \(value.noun)")
      return empty
    }
    guard let type = controllerType(members, at: position) else { return empty }
    let subject = FindingSubject(controllerType: type)
    var controller = ControllerDescription(type: type, position: position)
    let object = object(members, .controller, in: subject)
    controller.properties = object.entries
    require(object, at: position, in: subject) { _ in false }
    if let member = object.components {
      controller.components = components(member, in: subject, parent: nil, depth: 1)
    } else {
      findings.append(
        at: position, in: subject, "components", ["R-023"], "\"components\" is missing")
    }
    if let member = object.controllers {
      controller.controllers = controllers(member, in: subject, depth: depth + 1)
    }
    return controller
  }

  private mutating func controllerType(
    _ members: [JsonValue.Member], at position: SourcePosition
  ) -> ControllerType? {
    guard let member = members.first(where: { $0.name == "controller_type" }) else {
      findings.append(
        at: position, in: .root, "controller_type", ["R-019"], "\"controller_type\" is missing",
        suggestion: "add one of \(ControllerType.allCases.map(\.rawValue).joined(separator: ", "))")
      return nil
    }
    guard case .string(let name) = member.value.kind, name.utf8.count <= 100,
      let type = ControllerType.named(name)
    else {
      reportUnknown(
        member, "controller", ControllerType.allCases.map(\.rawValue), in: .root, ["R-019"])
      return nil
    }
    return type
  }
}

// MARK: - Components

extension DescriptionReader {
  private mutating func components(
    _ member: JsonValue.Member, in subject: FindingSubject, parent: ComponentType?, depth: Int
  ) -> [ComponentDescription] {
    guard case .array(let elements) = member.value.kind else {
      findings.append(
        at: SourcePosition(member.position), in: subject, member.name, ["R-023"],
        "\"components\" is \(member.value.noun), and not a list of components")
      return []
    }
    guard depth <= DescriptionLimits.depth || elements.isEmpty else {
      refuseDepth(member, in: subject)
      return []
    }
    var components: [ComponentDescription] = []
    components.reserveCapacity(elements.count)
    for element in elements {
      guard hasRoom(at: element.position) else { break }
      if let component = component(element, parent: parent, depth: depth) {
        components.append(component)
      }
    }
    return components
  }

  private mutating func component(
    _ value: JsonValue, parent: ComponentType?, depth: Int
  ) -> ComponentDescription? {
    let position = SourcePosition(value.position)
    guard case .object(let members) = value.kind else {
      findings.append(
        at: position, in: .root, ["R-028"], "a component is an object, and here is \(value.noun)")
      return nil
    }
    let number = id(members)
    guard let type = componentType(members, number?.id, at: position) else { return nil }
    var subject = FindingSubject(componentType: type, componentID: number?.id)
    let object = object(members, .component(type), in: subject)
    let id = ownID(number, object, at: position, in: subject)
    subject.componentID = id >= 0 ? id : subject.componentID
    var component = ComponentDescription(
      type: type, id: id, position: position, object.entries)
    require(object, at: position, in: subject) { condition in
      switch condition {
      case .placed: parent != nil && type.hasFrame
      case .viewOrPlaced: type == .view || (parent != nil && type.hasFrame)
      case .plainView: type == .view
      case .flag(let name): object.entries[name]?.value == .flag(true)
      case .webIcon: object.entries["icon_url"].map { IconAddress.isWeb($0.value) } ?? false
      }
    }
    if let member = object.components {
      component.components = components(member, in: subject, parent: type, depth: depth + 1)
    }
    return component
  }

  private mutating func componentType(
    _ members: [JsonValue.Member], _ id: Int?, at position: SourcePosition
  ) -> ComponentType? {
    let subject = FindingSubject(componentID: id)
    guard let member = members.first(where: { $0.name == "component_type" }) else {
      findings.append(
        at: position, in: subject, "component_type", ["R-028"], "\"component_type\" is missing",
        suggestion: "add one such as \(ComponentType.label.rawValue)")
      return nil
    }
    guard case .string(let name) = member.value.kind, name.utf8.count <= 100,
      let type = ComponentType.named(name)
    else {
      reportUnknown(
        member, "component", ComponentType.allCases.flatMap { [$0.rawValue] + $0.aliases },
        in: subject, ["R-030", "R-121"])
      return nil
    }
    return type
  }

  private func id(_ members: [JsonValue.Member]) -> (id: Int, position: JsonPosition)? {
    guard let member = members.first(where: { $0.name == "id" }),
      case .whole(let id)? = try? ValueReader.value(member.value, Property.ids)
    else { return nil }
    return (id, member.position)
  }

  /// Returns the id of a component; a new negative one if it has none or repeats an earlier one.
  private mutating func ownID(
    _ number: (id: Int, position: JsonPosition)?, _ object: DescribedObject,
    at position: SourcePosition, in subject: FindingSubject
  ) -> Int {
    if let number {
      guard let line = lines[number.id] else {
        lines[number.id] = number.position.line
        return number.id
      }
      findings.append(
        at: SourcePosition(number.position), in: subject, "id", ["R-027"],
        "the component in line \(line) has the id \(number.id), too",
        suggestion: "ids are unique in a description")
    } else if object.hasNoID {
      findings.append(at: position, in: subject, "id", ["R-027"], "\"id\" is missing")
    }
    lastOwnID -= 1
    return lastOwnID
  }
}

// MARK: - Limits

extension DescriptionReader {
  /// Counts an object; returns whether it is within the limit.
  private mutating func hasRoom(at position: JsonPosition) -> Bool {
    objects += 1
    if objects == DescriptionLimits.objects + 1 {
      findings.append(
        .fatal, at: SourcePosition(position), in: .root, [],
        "a description has at most \(DescriptionLimits.objects) controllers and components")
    }
    return objects <= DescriptionLimits.objects
  }

  private mutating func refuseDepth(_ member: JsonValue.Member, in subject: FindingSubject) {
    findings.append(
      .fatal, at: SourcePosition(member.position), in: subject, member.name, [],
      "\"\(member.name)\" is nested more than \(DescriptionLimits.depth) deep")
  }

  private mutating func reportUnknown(
    _ member: JsonValue.Member, _ noun: String, _ names: @autoclosure () -> [String],
    in subject: FindingSubject, _ requirements: [String]
  ) {
    var text: String?
    if case .string(let name) = member.value.kind { text = name }
    findings.append(
      at: SourcePosition(member.position), in: subject, member.name, requirements,
      "\(text.map(QuotedText.quoted) ?? member.value.noun) is no type of \(noun)",
      suggestion: NearestName.suggestion(for: text ?? "", among: names()))
  }
}
