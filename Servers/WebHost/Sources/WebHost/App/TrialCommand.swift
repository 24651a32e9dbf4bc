internal import ArgumentParser

/// The command-line options for tests of an app.
struct TrialCommand: ParsableArguments {
  @Option(name: .long, help: "A folder for recordings of new sessions, each in a new file.")
  var record: String?
  @Option(name: .long, help: "A delay of each answer in milliseconds, to try a slow line.")
  var latency = 0

  func validate() throws {
    guard (0...60_000).contains(latency) else {
      throw ValidationError("A latency is 0 to 60000 milliseconds.")
    }
  }

  /// The options in the host's form.
  var options: HostOptions.Trial {
    var options = HostOptions.Trial()
    options.latency = latency == 0 ? nil : .milliseconds(latency)
    options.recordings = record
    return options
  }
}
