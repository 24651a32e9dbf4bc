internal import MusterAPI

/// The state that exists only during a session.
struct OpenSession {
  /// The name of the session's user, in the server's spelling.
  let username: String
  /// The token that authenticates every request.
  let token: Secret
  /// The entity tag of the announcements shown; `nil` if they no longer match the server's list.
  var tag: String?
  /// The read marks not yet sent to the server, kept in memory in case they cannot be saved.
  var marks: Set<ReadMark> = []
  /// The state of the muster button.
  var attempt = MusterAttempt()
}
