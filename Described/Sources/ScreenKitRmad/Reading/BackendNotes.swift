/// The notes about parts of a description that a backend does not show.
///
/// A property is noted once, at its first position, unless its value is the default.
struct BackendNotes {
  /// A property that is not shown.
  private struct Omission {
    let capability: Capability
    let entry: PropertyEntries.Entry
    let subject: FindingSubject
    let requirements: [String]
    var others = 0
  }

  private struct Key: Hashable {
    let name: String
    let capability: Capability
  }

  private let backend: RmadBackend
  private var omissions: [Key: Omission] = [:]

  init(_ app: AppDescription, for backend: RmadBackend) {
    self.backend = backend
    add(app.properties, Property.table(of: .root), in: .root)
    for controller in app.controllers { add(controller) }
  }

  private mutating func add(_ controller: ControllerDescription) {
    let subject = FindingSubject(controllerType: controller.type)
    add(controller.properties, Property.table(of: .controller), in: subject)
    for component in controller.components { add(component) }
    for inner in controller.controllers { add(inner) }
  }

  private mutating func add(_ component: ComponentDescription) {
    let table = Property.table(of: .component(component.type))
    add(component.properties, table, in: component.subject)
    if component.type == .refreshView { addImage(of: component) }
    for inner in component.components { add(inner) }
  }

  private mutating func add(
    _ properties: PropertyEntries, _ table: PropertyTable, in subject: FindingSubject
  ) {
    for entry in properties.entries {
      guard let row = table.index[entry.name], let capability = table.rows[row].capability,
        !backend.capabilities.contains(capability), table.rows[row].isSeen(entry.value)
      else { continue }
      add(
        Omission(
          capability: capability, entry: entry, subject: subject,
          requirements: table.rows[row].requirements))
    }
  }

  /// Notes an image that is visible only while a list is pulled down.
  ///
  /// While data loads, the indicator replaces it.
  private mutating func addImage(of view: ComponentDescription) {
    guard !backend.capabilities.contains(.pulling), backend.capabilities.contains(.images),
      let image = view.first(.image), let sign = view.first(.activityIndicator),
      sign.rect.overlaps(image.rect)
    else { return }
    let entry = PropertyEntries.Entry(
      name: image.type.rawValue, value: .names([]), position: image.position)
    add(
      Omission(
        capability: .pulling, entry: entry, subject: image.subject, requirements: ["R-116"]))
  }

  private mutating func add(_ omission: Omission) {
    let key = Key(name: omission.entry.name, capability: omission.capability)
    omissions[key, default: omission].others += 1
  }

  /// The notes in the order of their positions.
  var findings: [Finding] {
    omissions.values.map { omission in
      let others = omission.others - 1
      let more =
        others == 0 ? "" : others == 1 ? ", as at another place" : ", as at \(others) other places"
      return Finding(
        severity: .note, position: omission.entry.position,
        controllerType: omission.subject.controllerType,
        componentType: omission.subject.componentType, componentID: omission.subject.componentID,
        property: omission.entry.name,
        message: "\"\(omission.entry.name)\" has no effect in \(backend.name), which does not have "
          + omission.capability.summary + more,
        suggestion: nil, requirements: omission.requirements)
    }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

extension Property {
  /// Returns whether `value` differs from the behaviour of every backend.
  fileprivate func isSeen(_ value: PropertyValue) -> Bool {
    if capability == .transitions, case .text(let name) = value {
      return ActionType(rawValue: name)?.entrance != nil
    }
    if capability == .imagesInBars, key == "icon_url" { return IconAddress.isWeb(value) }
    return defaultValue != .value(value)
  }
}

extension AppDescription {
  /// Returns notes about the parts of the description that `backend` does not show.
  public func notes(for backend: RmadBackend) -> [Finding] {
    BackendNotes(self, for: backend).findings
  }
}
