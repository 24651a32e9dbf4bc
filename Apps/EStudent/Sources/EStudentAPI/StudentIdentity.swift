/// The identity of a student: the three parts of the identifier on the login screen.
public struct StudentIdentity: Hashable, Sendable {
  /// The given name.
  public let name: String
  /// The family name.
  public let surname: String
  /// The student number (broj indeksa), of digits.
  public let index: String

  /// The maximum number of characters of each part.
  public static let maximumLength = 64

  /// Creates an identity of three parts; `nil` if one of them is invalid.
  public init?(name: String, surname: String, index: String) {
    let names = [name, surname]
    guard
      names.allSatisfy({ text in
        !text.isEmpty && text.count <= Self.maximumLength
          && text.allSatisfy { $0.isLetter || $0 == "-" || $0 == " " }
      }), !index.isEmpty, index.count <= 10, index.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
    else { return nil }
    (self.name, self.surname, self.index) = (name, surname, index)
  }

  /// Parses `name.surname.number`, such as `petar.nikolic.1234`; `nil` for any other form.
  public init?(_ identifier: String) {
    let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    self.init(name: String(parts[0]), surname: String(parts[1]), index: String(parts[2]))
  }

  /// The three parts, joined by dots.
  public var identifier: String { "\(name).\(surname).\(index)" }
}
