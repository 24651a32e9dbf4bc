import Foundation

/// The location of the sample database.
enum SamplePlace {
  static var path: String {
    let environment = ProcessInfo.processInfo.environment
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? NSHomeDirectory() + "/.local/share"
    return data + "/muster-server/sample.sqlite"
  }
}
