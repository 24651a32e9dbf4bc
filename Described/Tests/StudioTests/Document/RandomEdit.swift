import StudioScreens

/// Changes of documents, as made by an author, also senseless ones.
enum RandomEdit {
  static func change(
    _ document: StudioDocument, _ random: inout some RandomNumberGenerator
  ) -> (StudioDocument, NodePath) {
    let path = document.allPaths.randomElement(using: &random) ?? .root
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      let container = document.container(for: path)
      guard let kind = document.additions(in: container).randomElement(using: &random),
        let added = document.adding(kind, in: container)
      else { break }
      return added
    case 2:
      // Whole controllers are removed rarely, so that some remain.
      guard path.steps.count > 3 else { break }
      return (document.removing(path), path.parent ?? .root)
    case 3: return document.duplicating(path) ?? (document, path)
    case 4:
      let distance = Bool.random(using: &random) ? 1 : -1
      return document.moving(path, by: distance) ?? (document, path)
    case 5:
      guard let frame = document.frame(at: path) else { break }
      let distance = Int.random(in: -50...50, using: &random)
      return (document.settingFrame(frame.moved(x: distance, y: 8), at: path), path)
    case 6:
      let values: [DocumentValue] = [
        .null, .bool(true), .number(-0.5), .string("\"é\\\n\u{2028}"), .array([]), .number(1e300),
      ]
      let keys = ["x", "bg_color", "data", "id", "action_index", "components", "unknown"]
      let key = keys.randomElement(using: &random) ?? "x"
      // A list of components that is replaced by another value loses its components, as requested.
      guard key != "components" || path.steps.count > 3 else { break }
      return (document.setting(key, values.randomElement(using: &random), at: path), path)
    default: return (document.setting("alpha", nil, at: path), path)
    }
    return (document, path)
  }
}
