public import ScreenKitCore
internal import ScreenKitJson

/// A JSON description of views, which a controller loads instead of creating them in code.
///
/// It contains one view, or `{"layouts": [...]}` with several layouts, each with its minimum
/// surface size. `Docs/layout.schema.json` describes the format.
@MainActor
public struct LayoutDocument {
  private struct Candidate {
    let least: SurfaceSize
    let view: JsonValue
  }

  /// The maximum size of a file in bytes; larger files are rejected.
  private static let limit = 8 << 20

  private let file: String
  private let vocabulary: LayoutVocabulary
  private let candidates: [Candidate]

  /// Reads the document at `path`; without `vocabulary`, it can have the framework's own views.
  public init(path: String, vocabulary: LayoutVocabulary? = nil) throws(LayoutError) {
    let text: String
    do {
      text = try BoundedFile(path: path, limit: LayoutDocument.limit).text()
    } catch {
      throw LayoutError(file: path, line: 1, reason: "\(error)")
    }
    try self.init(text, file: path, vocabulary: vocabulary)
  }

  /// Parses the document `text`; errors name `file` as its source.
  public init(
    _ text: String, file: String, vocabulary: LayoutVocabulary? = nil
  ) throws(LayoutError) {
    self.file = file
    self.vocabulary = vocabulary ?? LayoutVocabulary()
    let root: JsonValue
    do {
      root = try JsonParser.parse(text)
    } catch {
      throw LayoutError(file: file, line: error.line, reason: error.reason)
    }
    candidates = try LayoutDocument.candidates(root, file)
  }

  /// Creates the views of the layout that fits `size`: the one with the largest minimum size.
  ///
  /// If none fits, it uses the layout with the smallest minimum size. A ``LayoutController`` does
  /// this for the size of its view, at creation and after each change of the size.
  public func layout(for size: SurfaceSize) throws(LayoutError) -> Layout {
    try layout(at: try choice(for: size))
  }

  /// Returns the index of the layout that fits `size`.
  func choice(for size: SurfaceSize) throws(LayoutError) -> Int {
    let fitting = candidates.indices.filter {
      candidates[$0].least.width <= size.width && candidates[$0].least.height <= size.height
    }
    let order: (Int, Int) -> Bool = {
      let (left, right) = (candidates[$0].least, candidates[$1].least)
      return (left.width, left.height) < (right.width, right.height)
    }
    guard let chosen = fitting.max(by: order) ?? candidates.indices.min(by: order) else {
      throw LayoutError(file: file, line: 1, reason: "the document holds no layout")
    }
    return chosen
  }

  /// Creates the views of the layout with the index `choice`.
  func layout(at choice: Int) throws(LayoutError) -> Layout {
    let chosen = candidates[choice]
    let root = try vocabulary.view(of: chosen.view, in: file)
    return try Layout(root: root, file: file, line: chosen.view.line)
  }

  private static func candidates(
    _ root: JsonValue, _ file: String
  ) throws(LayoutError) -> [Candidate] {
    guard case .object(let members) = root.kind,
      let layouts = members.first(where: { $0.name == "layouts" })
    else { return [Candidate(least: SurfaceSize(width: 0, height: 0), view: root)] }
    guard case .array(let elements) = layouts.value.kind else {
      throw LayoutError(file: file, line: layouts.line, reason: "\"layouts\" is a list")
    }
    var candidates: [Candidate] = []
    for element in elements { candidates.append(try candidate(element, file)) }
    return candidates
  }

  private static func candidate(
    _ value: JsonValue, _ file: String
  ) throws(LayoutError) -> Candidate {
    guard case .object(let members) = value.kind,
      let view = members.first(where: { $0.name == "view" })
    else { throw LayoutError(file: file, line: value.line, reason: "a layout needs a \"view\"") }
    var least = SurfaceSize(width: 0, height: 0)
    for member in members where member.name != "view" {
      guard case .number(let number) = member.value.kind, let units = Int(exactly: number) else {
        throw LayoutError(
          file: file, line: member.line, reason: "\"\(member.name)\" is a whole number")
      }
      switch member.name {
      case "forWidth": least.width = units
      case "forHeight": least.height = units
      default:
        throw LayoutError(
          file: file, line: member.line, reason: "a layout has no property \"\(member.name)\"")
      }
    }
    return Candidate(least: least, view: view.value)
  }
}
