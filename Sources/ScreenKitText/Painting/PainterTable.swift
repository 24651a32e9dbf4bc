import ScreenKitCore

/// Finds the painter for a view by its class, walking up to the superclasses.
@MainActor
struct PainterTable {
  private var painters: [ObjectIdentifier: AnyPainter] = [:]
  /// What was found for classes without a painter of their own.
  private var inherited: [ObjectIdentifier: AnyPainter] = [:]

  mutating func register<P: ViewPainter>(_ painter: P) {
    painters[ObjectIdentifier(P.Painted.self)] = AnyPainter(painter)
    inherited = [:]
  }

  /// The painter of the nearest class of `view` that has one.
  mutating func painter(for view: View) -> AnyPainter {
    let exact = ObjectIdentifier(type(of: view))
    if let painter = painters[exact] ?? inherited[exact] { return painter }
    var mirror = Mirror(reflecting: view).superclassMirror
    while let ancestor = mirror {
      if let painter = painters[ObjectIdentifier(ancestor.subjectType)] {
        inherited[exact] = painter
        return painter
      }
      mirror = ancestor.superclassMirror
    }
    preconditionFailure("PainterTable: the look has no painter for View")
  }
}
