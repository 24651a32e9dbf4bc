/// A mistake in an app's code or in a user's key map that silently changes the app's behaviour.
///
/// The app goes on. ``ApplicationDelegate/application(_:didFind:)`` receives the warning.
public enum RuntimeWarning: Hashable, Sendable {
  /// The key map has keys for a command that no screen has at the start.
  case unknownCommand(String, known: [String])
  /// Two commands of `screen` have the same keys.
  case keyConflict(CommandConflict, screen: String)
  /// Several views of `screen` have one identity; a search for it finds only the first view.
  case duplicateViewID(ViewID, screen: String)
  /// Several tabs of `screen` have one id; a search for it finds only the first tab.
  case duplicateTabID(String, screen: String)
  /// Several commands of `screen`, or of one of its menus, have one id.
  ///
  /// A key map assigns its keys to all of them.
  case duplicateCommandID(String, screen: String)
  /// A view of `screen` has a negative length among its layout constraints.
  case negativeLength(String, Int, view: String, screen: String)
}

extension RuntimeWarning: CustomStringConvertible {
  /// The mistake in one or two sentences, with the names used in code.
  public var description: String {
    switch self {
    case .unknownCommand(let name, let known):
      "The key map has keys for \"\(name)\", but no command with this id exists so far. "
        + "The commands so far are: \(known.joined(separator: ", ")). (SK502)"
    case .keyConflict(let conflict, let screen):
      "\(screen): \(conflict). (SK503)"
    case .duplicateViewID(let id, let screen):
      "\(screen): several views have the id \"\(id)\"; only the first is found and saved. (SK210)"
    case .duplicateTabID(let id, let screen):
      "\(screen): several tabs have the id \"\(id)\"; only the first is restored. (SK312)"
    case .duplicateCommandID(let id, let screen):
      "\(screen): several commands have the id \"\(id)\"; a key map assigns its keys to all. (SK504)"
    case .negativeLength(let length, let value, let view, let screen):
      "\(screen): the \(length) of \(view) is \(value); a length is 0 or more. (SK211)"
    }
  }
}
