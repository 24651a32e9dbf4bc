extension Strings {
  /// The texts of controls for choosing files.
  public struct Files: Sendable {
    /// The name of the field for the path of the folder.
    public var path = "Path"
    /// The button that opens the parent folder.
    public var up = "Up"
    /// The check box for names that begin with a period.
    public var hidden = "Hidden files"
    /// The title of the choice among kinds of files.
    public var types = "File type"
    /// The name of the field for the name of a file to save.
    public var name = "File name"
    /// The button that chooses the shown folder.
    public var chooseFolder = "Choose this folder"
    /// The word that screen readers read after the name of a folder.
    public var folder = "folder"
    /// The description of a symbolic link with the given target.
    public var link: @Sendable (String) -> String = { "link to \($0)" }
    /// The progress while a folder is read: the number of entries so far.
    public var reading: @Sendable (Int) -> String = { "Reading, \($0) so far" }
    /// The number of entries of a folder.
    public var entries: @Sendable (Int) -> String = { $0 == 1 ? "1 entry" : "\($0) entries" }
    /// The number of shown entries, for a folder with more entries.
    public var cut: @Sendable (Int) -> String = { "Only the first \($0) entries" }
    /// The texts of the question whether to replace a file.
    public var replacing = Replacing()

    init() {}
  }

  /// The texts of the question whether to replace an existing file.
  public struct Replacing: Sendable {
    /// The title, with the name of the file.
    public var title: @Sendable (String) -> String = { "\"\($0)\" already exists" }
    /// The message about the loss of the file's content.
    public var message = "Its current content will be lost."
    /// The button that replaces the file.
    public var replace = "Replace"

    init() {}
  }

  /// The reasons why files cannot be read.
  public struct FileErrors: Sendable {
    /// The reason that the user of the process may not read the file.
    public var noPermission = "no permission to read"
    /// The reason that the file does not exist.
    public var gone = "there is no such file"
    /// The reason that a part of the path is not a folder.
    public var notAFolder = "not a folder"
    /// The reason that symbolic links form a circle.
    public var tooManyLinks = "circular links"
    /// The reason that a symbolic link has a target outside of the visible folders.
    public var outside = "the link leads out of the allowed folder"
    /// The reason for any other error, with the system's error number.
    public var failed: @Sendable (Int32) -> String = { "it cannot be read (system error \($0))" }
    /// The message for a text that is not a file name.
    public var badName = "must be a name without /"

    init() {}
  }
}
