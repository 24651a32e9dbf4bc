import ScreenKitCore

/// Finds the painter for a view by its class, walking up to the superclasses.
@MainActor
struct PainterTable {
  private var painters: [ObjectIdentifier: AnyPainter] = [:]

  mutating func register<P: ViewPainter>(_ painter: P) {
    painters[ObjectIdentifier(P.Painted.self)] = TypedPainter(painter)
  }

  /// The painter of the nearest class of `view` that has one.
  func painter(for view: View) -> AnyPainter {
    if let exact = painters[ObjectIdentifier(type(of: view))] { return exact }
    var mirror = Mirror(reflecting: view).superclassMirror
    while let ancestor = mirror {
      if let painter = painters[ObjectIdentifier(ancestor.subjectType)] { return painter }
      mirror = ancestor.superclassMirror
    }
    preconditionFailure("PainterTable: the look has no painter for View")
  }
}
