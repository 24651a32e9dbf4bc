/// The names with which clients log in.
public enum LoginName {
  /// The maximum length of a name that is looked up, in bytes.
  private static let limit = 200

  /// Returns whether a name can be that of a user, so that it is worth a look into a database.
  ///
  /// SQLite would treat the text before a NUL as the whole name, while its attempts are counted
  /// apart.
  public static func canExist(_ name: String) -> Bool {
    name.utf8.count <= limit && !name.utf8.contains(0)
  }
}
