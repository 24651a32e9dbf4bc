@testable import ScreenKitWebTesting

extension SmallGenerator {
  /// Returns an operation on a node of `page` that is valid by the protocol.
  ///
  /// Edits of texts are missing, since the page must record them.
  @MainActor
  mutating func operation(on page: PageModel) -> String {
    let known = page.nodes.keys.sorted()
    let node = known[number(0..<known.count)]
    let (one, two) = (number(0..<5), number(0..<5))
    let key = ["Up", "Down", "Home", "End", "Enter", "Space"][number(0..<6)]
    let operations: [String] = [
      "[\"p\",\(node)]", "[\"v\",\(node),true]", "[\"v\",\(node),\(one)]",
      "[\"v\",\(node),\"\(two)\"]", "[\"s\",\(node)]", "[\"h\",\(node)]", "[\"t\",\(node)]",
      "[\"m\",\(node)]", "[\"o\",\(node),\(one)]", "[\"o\",\(node),\(one),1]",
      "[\"x\",\(node),\(one),\(two)]", "[\"l\",\(node),\(one)]",
      "[\"w\",\(node),\(one),\(two)]", "[\"g\",\(node),\(one)]",
      "[\"g\",\(node),\(one),\(two)]", "[\"f\",\(node)]", "[\"d\",\(node)]", "[\"k\",\"\(key)\"]",
      "[\"u\",\"/\(one)\",\(two),0]", "[\"z\",\(80 + one),\(24 + two)]", "[\"H\",\(one % 2)]",
      "[\"i\",\(node),\(one),\(two),\"d\"]", "[\"i\",\(node),\(one),\(two),\"u\"]",
      "[\"a\",\(page.progress.lastFrame)]",
    ]
    return operations[number(0..<operations.count)]
  }
}
