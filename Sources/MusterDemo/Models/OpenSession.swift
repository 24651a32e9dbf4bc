internal import MusterAPI

/// The state that exists only while a user is logged in.
struct OpenSession {
  /// The name of the session's user, as the server writes it.
  let username: String
  /// The token that authenticates every request.
  let token: Secret
  /// The entity tag of the announcements shown; `nil` if they no longer match the server's list.
  var tag: String?
  /// The read marks not yet sent to the server; they are in memory too, should the disk fail.
  var marks: Set<ReadMark> = []
  /// The state of the muster button.
  var attempt = MusterAttempt()
}
