internal import MusterAPI

/// What there is only while somebody is logged in.
struct OpenSession {
  /// Whose session it is, as the server writes it.
  let username: String
  /// What every request shows.
  let token: Secret
  /// What the server called the announcements that are here.
  var tag: String?
  /// How far the press of the muster button is.
  var attempt = MusterAttempt()
}
