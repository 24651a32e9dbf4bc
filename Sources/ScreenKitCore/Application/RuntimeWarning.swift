/// A mistake in an app's code or in a user's key map that changes what the app does without a word.
///
/// The app goes on. See ``ApplicationDelegate/application(_:didFind:)`` for where a warning goes.
public enum RuntimeWarning: Hashable, Sendable {
  /// The key map has keys for a command that no screen has at the start.
  case unknownCommand(String, known: [String])
  /// Keys do two things on `screen`.
  case keyConflict(CommandConflict, screen: String)
  /// Several views of `screen` have one identity, by which only the first of them is found.
  case duplicateViewID(ViewID, screen: String)
  /// Several tabs of `screen` have one title, by which only the first of them is found.
  case duplicateTabTitle(String, screen: String)
  /// A view of `screen` has a length below 0 among its layout constraints.
  case negativeLength(String, Int, view: String, screen: String)
}

extension RuntimeWarning: CustomStringConvertible {
  /// The mistake, with the names in the code, in one sentence or two.
  public var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "The key map has keys for \"\(name)\", and no command is called that so far. "
        + "The commands so far are: \(known.joined(separator: ", "))."
    case .keyConflict(let conflict, let screen):
      "\(screen): \(conflict)."
    case .duplicateViewID(let id, let screen):
      "\(screen): several views have the id \"\(id)\"; only the first is found and saved."
    case .duplicateTabTitle(let title, let screen):
      "\(screen): several tabs have the title \"\(title)\"; only the first is restored."
    case .negativeLength(let length, let value, let view, let screen):
      "\(screen): the \(length) of \(view) is \(value); a length is 0 or more."
    }
  }
}
