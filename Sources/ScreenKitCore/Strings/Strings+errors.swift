extension Strings {
  /// The texts about errors.
  public struct Errors: Sendable {
    /// The title of a dialog about an error without a title of its own.
    public var title = "Something went wrong"
    /// The details of an error without other details: the name of its type.
    public var type: @Sendable (String) -> String = { "Error type: \($0)" }
    /// The title for a file that could not be written.
    public var fileTitle = "A file was not written"
    /// The message about a file that could not be written: its path, and the system's reason.
    public var fileNotWritten: @Sendable (String, String) -> String = {
      "\($0) cannot be written: \($1)"
    }
    /// The title for a theme file that could not be used.
    public var themeTitle = "The theme was not changed"
    /// The message that the row of a cell is gone, with the text that could not be stored.
    public var rowIsGone: @Sendable (String) -> String = {
      "The row no longer exists. Text: \($0)"
    }
    /// The errors of programs that run in the app's place.
    public var programs = Programs()
    /// The errors of links.
    public var links = Links()
    /// The errors of saved screens.
    public var saving = Saving()
    /// The reasons why files cannot be read.
    public var files = FileErrors()

    init() {}
  }

  /// The errors of programs that run in the app's place.
  public struct Programs: Sendable {
    /// The title of the dialog.
    public var title = "The program did not start"
    /// The message that no other program can be shown.
    public var unavailable = "No other program can be shown here."
    /// The message that no program has the given name.
    public var notFound: @Sendable (String) -> String = { "There is no program \"\($0)\"." }
    /// The message that the user may not run the program.
    public var notAllowed: @Sendable (String) -> String = {
      "You have no permission to run \"\($0)\"."
    }
    /// The message that the system did not start the program: its name, and the error number.
    public var refused: @Sendable (String, Int32) -> String = {
      "\"\($0)\" cannot be run (system error \($1))."
    }

    init() {}
  }

  /// The errors of links; the details of a malformed link stay English.
  public struct Links: Sendable {
    /// The message that no screen opens links.
    public var notOpened = "No screen opens links"
    /// The message for a link with too many bytes: their number, and the limit.
    public var tooLong: @Sendable (Int, Int) -> String = {
      "the link has \($0) bytes; the limit is \($1)"
    }
    /// The message for a text that is not a link, with the reason.
    public var malformed: @Sendable (String) -> String = { "not a link: \($0)" }
    /// The reason for an invalid link with a `%` that is not followed by two digits.
    public var badEscape: @Sendable (String) -> String = {
      "\($0) is not a valid escape: two hexadecimal digits must follow %"
    }
    /// The reason for an invalid link whose escapes are not text.
    public var notText = "its escapes are not valid UTF-8"
    /// The reason for an invalid link with a control character.
    public var controlCharacter = "it contains a control character"
    /// The message for a link of another app: its scheme, and the known schemes.
    public var unknownScheme: @Sendable (String, [String]) -> String = {
      "unknown scheme \($0); known: \($1.joined(separator: ", "))"
    }
    /// The message for a link without a destination in the app.
    public var unknownPlace: @Sendable (String) -> String = { "the app has no destination \($0)" }
    /// The message for a missing parameter: its name, and the description of the expected value.
    public var missing: @Sendable (String, String) -> String = { "\($0) is missing, \($1)" }
    /// The message for a wrong value: the parameter, the expected value, and the value found.
    public var badValue: @Sendable (String, String, String) -> String = {
      "\($0) must be \($1), not \($2)"
    }
    /// The message for a parameter that occurs twice.
    public var repeated: @Sendable (String) -> String = { "\($0) is given twice" }
    /// The message for a destination that does not exist now.
    public var noSuchPlace: @Sendable (String) -> String = { "\($0) is not available now" }

    init() {}
  }

  /// The errors of saved screens; technical reasons stay English.
  public struct Saving: Sendable {
    /// The message that the screens could not be saved, with the reason.
    public var notSaved: @Sendable (String) -> String = {
      "The screens could not be saved: \($0)"
    }
    /// The message that a part could not be saved: the title of its screen, and the reason.
    public var partNotSaved: @Sendable (String, String) -> String = {
      "\"\($0)\" could not be saved: \($1)"
    }
    /// The message that the saved screens cannot be used, with the reason.
    public var unusable: @Sendable (String) -> String = {
      "The saved screens cannot be used: \($0)."
    }
    /// The message about the new location of an unusable archive.
    public var archiveKept: @Sendable (String) -> String = { "The archive is kept as \($0)." }
    /// The message about the new path of an unusable file.
    public var fileKept: @Sendable (String) -> String = { "The file is kept as \($0)." }
    /// The message for saved screens with too many bytes: their number, and the limit.
    public var tooLarge: @Sendable (Int, Int) -> String = {
      "The saved screens need \($0) bytes; the limit is \($1)."
    }
    /// The message for a part of a screen with too many bytes: its name in code, their number, the
    /// limit.
    public var partTooLarge: @Sendable (String, Int, Int) -> String = {
      "\($0): \($1) bytes cannot be saved; the limit is \($2)"
    }
    /// The message for a part of a screen with too many levels: the limit.
    public var tooDeep: @Sendable (Int) -> String = {
      "more than \($0) nested levels cannot be saved"
    }

    init() {}
  }
}

/// An error whose message for users is available in several languages.
public protocol TranslatedError: Error {
  /// Returns the message for users in the language of `strings`.
  func text(in strings: Strings) -> String
}

extension Strings {
  /// Returns the message for users about `error`, in this language if the error is translated.
  public func text(of error: any Error) -> String {
    (error as? any TranslatedError)?.text(in: self) ?? "\(error)"
  }
}
