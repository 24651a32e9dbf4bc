internal import ScreenKitJson

/// The object of a finding.
struct FindingSubject {
  var controllerType: ControllerType?
  var componentType: ComponentType?
  var componentID: Int?

  static let root = FindingSubject()
}

/// The findings so far, up to a maximum number.
struct FindingList {
  /// The severity of a mistake before the tolerance is applied.
  enum Weight {
    /// Nothing can be shown.
    case fatal
    /// An error for authors, a warning in running apps.
    case error
    /// A warning for all.
    case warning
  }

  let tolerance: Tolerance
  private var findings: [Finding] = []
  private var omitted = 0
  private(set) var hasError = false
  /// The number of members and components that were read.
  ///
  /// Tests use it to check that the work grows only in proportion to the description.
  var visits = 0

  init(tolerance: Tolerance) { self.tolerance = tolerance }

  /// Whether further findings are only counted.
  var isFull: Bool { findings.count >= DescriptionLimits.findings }

  mutating func append(
    _ weight: Weight = .error, at position: SourcePosition, in subject: FindingSubject,
    _ property: String?, _ requirements: [String],
    _ message: @autoclosure () -> String, suggestion: @autoclosure () -> String? = nil
  ) {
    let isError = weight == .fatal || (weight == .error && tolerance == .strict)
    hasError = hasError || isError
    guard !isFull else {
      omitted += 1
      return
    }
    findings.append(
      Finding(
        severity: isError ? .error : .warning, position: position,
        controllerType: subject.controllerType, componentType: subject.componentType,
        componentID: subject.componentID, property: property, message: message(),
        suggestion: suggestion(), requirements: requirements))
  }

  /// Appends a finding that does not concern a property.
  mutating func append(
    _ weight: Weight = .error, at position: SourcePosition, in subject: FindingSubject,
    _ requirements: [String], _ message: @autoclosure () -> String,
    suggestion: @autoclosure () -> String? = nil
  ) {
    append(
      weight, at: position, in: subject, nil, requirements, message(), suggestion: suggestion())
  }

  /// The findings in the order of their positions, followed by the number of omitted ones.
  var sorted: [Finding] {
    // Findings at the same position stay in the order of their creation.
    var sorted = findings.enumerated().sorted { left, right in
      (left.element.line, left.element.column, left.offset)
        < (right.element.line, right.element.column, right.offset)
    }.map(\.element)
    if omitted > 0, let last = sorted.last {
      sorted.append(
        Finding(
          severity: hasError ? .error : .warning, position: last.position, controllerType: nil,
          componentType: nil, componentID: nil, property: nil,
          message: "\(omitted) further mistakes are not listed", suggestion: nil,
          requirements: []))
    }
    return sorted
  }
}

extension SourcePosition {
  init(_ position: JsonPosition) { self.init(line: position.line, column: position.column) }
}
