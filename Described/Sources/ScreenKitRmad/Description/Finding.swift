/// A mistake in a description, with its position.
public struct Finding: Hashable, Sendable {
  /// The importance of a mistake.
  public enum Severity: String, CaseIterable, Sendable {
    /// The description cannot be used, or a part of it cannot be shown.
    case error
    /// The description is shown, with a default instead of the mistake.
    case warning
    /// The description is correct, but a backend cannot show a part of it.
    case note
  }

  /// The importance of the mistake.
  public let severity: Severity
  /// The position in the text.
  public let position: SourcePosition
  /// The type of the controller, or `nil` if the mistake is not in a controller itself.
  public let controllerType: ControllerType?
  /// The type of the component, or `nil` if the mistake is not in a component.
  public let componentType: ComponentType?
  /// The id of the component, or `nil` if it has none.
  public let componentID: Int?
  /// The name of the property, or `nil` if the mistake is not in a property.
  public let property: String?
  /// The mistake, in a sentence.
  public let message: String
  /// A remedy, or `nil` if there is none.
  public let suggestion: String?
  /// The numbers of the requirements that the description breaks.
  public let requirements: [String]

  /// The line, counted from 1.
  public var line: Int { position.line }
  /// The column in bytes of UTF-8, counted from 1.
  public var column: Int { position.column }

  /// Returns the finding in the format of compiler messages, with `file` as the name of the text.
  public func description(file: String) -> String {
    var subject = ""
    if let componentType {
      subject = componentType.rawValue + (componentID.map { " \($0)" } ?? "") + ": "
    }
    if let controllerType { subject = controllerType.rawValue + ": " }
    let place = "\(file):\(line):\(column)"
    let remedy = suggestion.map { "; \($0)" } ?? ""
    return "\(place): \(severity.rawValue): \(subject)\(message)\(remedy)"
  }

  /// Returns `findings` in the format of compiler messages, one per line.
  public static func report(_ findings: [Finding], file: String) -> String {
    findings.map { $0.description(file: file) + "\n" }.joined()
  }
}

extension Finding {
  /// Creates a finding from another reader, such as a server.
  package init(
    _ severity: Severity, at position: SourcePosition, component: ComponentType?, id: Int?,
    property: String?, message: String, suggestion: String?, requirements: [String]
  ) {
    self.init(
      severity: severity, position: position, controllerType: nil, componentType: component,
      componentID: id, property: property, message: message, suggestion: suggestion,
      requirements: requirements)
  }
}
