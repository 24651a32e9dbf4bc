/// A subject with its teachers.
public struct Kurs: Hashable, Codable, Sendable {
  /// The title of the subject.
  public let nazivKursa: String
  /// The names of the professors.
  public let profesori: [String]
  /// The names of the assistants.
  public let asistenti: [String]

  /// Creates a subject.
  public init(nazivKursa: String, profesori: [String], asistenti: [String]) {
    (self.nazivKursa, self.profesori, self.asistenti) = (nazivKursa, profesori, asistenti)
  }

  private enum CodingKeys: String, CodingKey {
    case nazivKursa = "predmet"
    case profesori, asistenti
  }

  /// The professors, followed by the assistants.
  public var teachers: [Professor] {
    profesori.map { Professor(name: $0, role: .professor) }
      + asistenti.map { Professor(name: $0, role: .assistant) }
  }
}

/// A person who teaches a subject.
public struct Professor: Hashable, Sendable {
  /// The task of a person in a subject.
  public enum Role: Hashable, Sendable {
    case professor, assistant
  }

  /// The name.
  public let name: String
  /// The role in the subject.
  public let role: Role
}
