internal import MusterAPI

/// What there is only while somebody is logged in.
struct OpenSession {
  /// Whose session it is, as the server writes it.
  let username: String
  /// What every request shows.
  let token: Secret
  /// What the server called the announcements that are here, if they are still quite the same.
  var tag: String?
  /// What was read and is still to be told, wherever the disk does not take it.
  var marks: Set<ReadMark> = []
  /// How far the press of the muster button is.
  var attempt = MusterAttempt()
}
