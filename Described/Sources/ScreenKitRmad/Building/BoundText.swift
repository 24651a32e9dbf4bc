/// The text of a component, which can be shown repeatedly with the data of different rows.
@MainActor
final class BoundText {
  private let binding: DataBinding?
  private var known: (values: DataList, binding: ResolvedBinding)?
  /// The number of resolutions of the reference, for tests of efficiency.
  private(set) var resolvedCount = 0

  /// Creates the text of `component`; empty if its description has no data.
  init(_ component: ComponentDescription) { binding = DataBinding(component) }

  /// Returns the text in `context`.
  func text(in context: DataContext) -> String {
    resolved(context.values)?.text(in: context).value ?? ""
  }

  /// Returns the addresses of the images in `context`: a single address, or a series with one name.
  func images(in context: DataContext) -> [String] {
    if let binding, !binding.isInParent {
      let series = context.values.values(named: binding.data)
      if series.count > 1 { return series }
    }
    let address = text(in: context)
    return address.isEmpty ? [] : [address]
  }

  private func resolved(_ values: DataList) -> ResolvedBinding? {
    guard let binding else { return nil }
    // All rows share one array of values, so the comparison takes one step.
    if let known, known.values == values { return known.binding }
    let resolved = ResolvedBinding(binding, values)
    known = (values, resolved)
    resolvedCount += 1
    return resolved
  }
}
