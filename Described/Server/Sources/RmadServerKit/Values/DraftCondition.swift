internal import Foundation

/// The draft that an author has seen, from the fields `If-Match` and `If-None-Match`.
enum DraftCondition: Hashable, Sendable {
  /// The author has seen a draft with one of these validators.
  case seen([String])
  /// The author has seen that there is a draft; any draft meets the condition.
  case any
  /// The author has seen that there is no draft.
  case none

  /// Reads the fields of a request; `nil` if they name no draft.
  init?(ifMatch: String?, ifNoneMatch: String?) {
    if let ifMatch {
      // Weak validators are no part of a condition on changes.
      let tags = ifMatch.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      self = tags == ["*"] ? .any : .seen(tags)
    } else if ifNoneMatch == "*" {
      self = .none
    } else {
      return nil
    }
  }

  /// Returns whether the author has seen the draft with the validator `etag`; `nil` is no draft.
  func isMet(by etag: String?) -> Bool {
    switch self {
    case .seen(let tags): etag.map(tags.contains) ?? false
    case .any: etag != nil
    case .none: etag == nil
    }
  }
}
