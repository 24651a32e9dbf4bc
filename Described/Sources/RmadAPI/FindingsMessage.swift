/// The mistakes in a draft.
public struct FindingsMessage: Codable, Hashable, Sendable {
  /// A mistake with its position.
  public struct Entry: Codable, Hashable, Sendable {
    /// The importance: `error` or `warning`.
    public let severity: String
    /// The line, counted from 1.
    public let line: Int
    /// The column in bytes of UTF-8, counted from 1.
    public let column: Int
    /// The type of the component; `nil` if the mistake is not in a component.
    public let component: String?
    /// The id of the component; `nil` if it has none.
    public let id: Int?
    /// The name of the property; `nil` if the mistake is not in a property.
    public let property: String?
    /// The mistake, in a sentence.
    public let message: String
    /// A remedy; `nil` if there is none.
    public let suggestion: String?
    /// The numbers of the requirements that the description breaks.
    public let requirements: [String]

    /// Creates a mistake.
    public init(
      severity: String, line: Int, column: Int, component: String? = nil, id: Int? = nil,
      property: String? = nil, message: String, suggestion: String? = nil,
      requirements: [String] = []
    ) {
      (self.severity, self.line, self.column) = (severity, line, column)
      (self.component, self.id, self.property) = (component, id, property)
      (self.message, self.suggestion) = (message, suggestion)
      self.requirements = requirements
    }
  }

  /// Whether the draft can be published.
  public let isGood: Bool
  /// The mistakes, in the order of the text.
  public let findings: [Entry]

  enum CodingKeys: String, CodingKey {
    case findings
    case isGood = "is_good"
  }

  /// Creates the result of a check.
  public init(isGood: Bool, findings: [Entry]) {
    (self.isGood, self.findings) = (isGood, findings)
  }
}
