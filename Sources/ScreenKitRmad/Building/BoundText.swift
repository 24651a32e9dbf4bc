/// The text of one component, which is shown again and again with the data of other rows.
@MainActor
final class BoundText {
  private let binding: DataBinding?
  private var known: (values: DataList, binding: ResolvedBinding)?
  /// The number of times that the reference was resolved, for tests that count the work.
  private(set) var resolvedCount = 0

  /// Creates the text of `component`, which is empty if its description names no data.
  init(_ component: ComponentDescription) { binding = DataBinding(component) }

  /// Returns the text in `context`.
  func text(in context: DataContext) -> String {
    resolved(context.values)?.text(in: context).value ?? ""
  }

  /// Returns the addresses of the images in `context`: one, or those of a series under one name.
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
    // The values of all rows are one array, so the comparison takes one step.
    if let known, known.values == values { return known.binding }
    let resolved = ResolvedBinding(binding, values)
    known = (values, resolved)
    resolvedCount += 1
    return resolved
  }
}
