internal import ScreenKitJson

extension AppDescription {
  /// Reads the description `text`, and finds all mistakes in it.
  ///
  /// With `.strict`, mistakes are errors, and a text with an error gives no description. With
  /// `.lenient`, mistakes are warnings, and the description has defaults instead. Then only a text
  /// that is not a description is an error.
  public static func read(
    _ text: String, tolerance: Tolerance = .strict
  ) -> DescriptionReading {
    var reader = DescriptionReader(tolerance: tolerance)
    var app: AppDescription?
    do throws(JsonError) {
      var description = reader.app(
        try JsonParser.parse(text, longest: DescriptionLimits.bytes))
      DescriptionCheck.check(&description, &reader.findings)
      app = description
    } catch {
      reader.findings.append(
        .fatal, at: SourcePosition(error.position), in: .root, [],
        QuotedText.escaped(error.reason))
    }
    return DescriptionReading(
      description: reader.findings.hasError ? nil : app, findings: reader.findings.sorted,
      visits: reader.findings.visits)
  }
}
