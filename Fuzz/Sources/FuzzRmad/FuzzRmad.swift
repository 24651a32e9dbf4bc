import ScreenKitRmad

/// Checks that authors and running apps read any description with the same findings.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRmad(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let strict = AppDescription.read(text)
  let lenient = AppDescription.read(text, tolerance: .lenient)
  for reading in [strict, lenient] {
    let hasError = reading.findings.contains { $0.severity == .error }
    precondition((reading.description == nil) == hasError)
    for finding in reading.findings {
      precondition(finding.line >= 1 && finding.column >= 1 && !finding.message.isEmpty)
    }
  }
  precondition(strict.findings.map(\.line) == lenient.findings.map(\.line))
  let report = Finding.report(lenient.findings, file: "fuzz.json")
  precondition(
    report.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  if let app = lenient.description {
    for index in app.controllers.indices { check(app, [index]) }
  }
  return 0
}

private func check(_ app: AppDescription, _ path: [Int]) {
  guard let controller = app.controller(at: path) else { preconditionFailure("no controller") }
  for component in controller.components { check(component, app, path) }
  for index in controller.controllers.indices { check(app, path + [index]) }
}

/// Checks that every index of the result is that of a controller.
private func check(_ component: ComponentDescription, _ app: AppDescription, _ path: [Int]) {
  if let index = component[.actionIndex] {
    precondition(app.actionTarget(index, from: path) != nil)
  }
  for inner in component.components { check(inner, app, path) }
}
