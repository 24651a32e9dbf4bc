internal import ScreenKitJson

extension AppDescription {
  /// Reads the description `text`, and finds all mistakes in it.
  ///
  /// With the tolerance `.strict` mistakes are errors, and the result has no description if there is
  /// any. With `.lenient` they are warnings, and the description has defaults instead; only a text
  /// that is no description at all is an error.
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
