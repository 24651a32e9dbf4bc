/// Suggestions for unknown properties of an object.
enum UnknownProperty {
  /// Returns a suggestion for the unknown property `name` of `owner`.
  static func suggestion(for name: String, of owner: Property.Owner) -> String? {
    let owners = ComponentType.allCases.filter {
      Property.named(name, of: .component($0)) != nil
    }
    if !owners.isEmpty {
      // The first few names of a long list are clear enough.
      let names = owners.prefix(4).map(\.rawValue).joined(separator: ", ")
      return "it is a property of \(names)" + (owners.count > 4 ? " and others" : "")
    }
    if Property.named(name, of: .controller) != nil { return "it is a property of controllers" }
    if Property.named(name, of: .root) != nil { return "it is a property of the outermost object" }
    if Property.named(name, of: .dataForSend) != nil {
      return "it is a property of the elements of data_for_send"
    }
    let known = Property.properties(of: owner).flatMap { [$0.key] + $0.aliases }
    return NearestName.nearest(to: name, in: known).map { "did you mean \"\($0)\"?" }
  }
}
