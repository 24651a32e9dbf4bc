/// A line of an app's list of requirements.
public struct DesignRequirement {
  /// The number within the app, such as 1 of R1.
  public let number: Int
  let name: String
  let comment: String

  /// Creates a requirement.
  public init(_ number: Int, _ name: String, comment: String) {
    (self.number, self.name, self.comment) = (number, name, comment)
  }
}

/// A user's task.
public struct DesignTask: Sendable {
  /// The name in the code, such as `logIn`.
  public let id: String
  let title: String
  /// The numbers of the requirements that the task meets.
  public let requirements: [Int]
  let comment: String

  /// Creates a task.
  public init(_ id: String, _ title: String, meets requirements: [Int], comment: String) {
    (self.id, self.title) = (id, title)
    (self.requirements, self.comment) = (requirements, comment)
  }
}
