internal import ScreenKitCore

extension ComponentView {
  /// The activity indicators in this component, by the ids of their components.
  var indicators: [Int: ActivityIndicator] {
    var found: [Int: ActivityIndicator] = [:]
    var rest = [self]
    while let component = rest.popLast() {
      if let view = component.view as? ActivityIndicator { found[component.description.id] = view }
      rest += component.parts
    }
    return found
  }
}
