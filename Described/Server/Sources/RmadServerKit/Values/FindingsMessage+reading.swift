internal import RmadAPI
internal import ScreenKitRmad

extension FindingsMessage {
  /// Creates the result of reading a draft.
  init(_ reading: DescriptionReading) {
    self.init(
      isGood: reading.description != nil,
      findings: reading.findings.map {
        Entry(
          severity: $0.severity.rawValue, line: $0.line, column: $0.column,
          component: $0.componentType?.rawValue, id: $0.componentID, property: $0.property,
          message: $0.message, suggestion: $0.suggestion, requirements: $0.requirements)
      })
  }
}
