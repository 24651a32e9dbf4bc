import ArgumentParser
import Foundation
import Logging
import RmadServerKit
import ScreenKitFetch
import ScreenKitRmad
import ServerCommands

@main
struct RmadServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves descriptions of apps, and the API with which they are made.",
    discussion: "Without --database it has the sample app, in memory.",
    subcommands: [Serve.self, AddAuthor.self], defaultSubcommand: Serve.self)

  /// Runs the server, or the helper process for https:// if it was started as one.
  static func main() async {
    _ = FetchHelper.runIfAsked()
    await main(nil)
  }
}

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serve apps on this machine.")

  @Option(name: .long, help: "The port to listen on; 0 has the system choose.")
  var port = 8082
  @Option(name: .long, help: "The file of the database.")
  var database: String?
  @Flag(name: .long, help: "Make the database if there is none.")
  var create = false
  @Flag(name: .long, help: "Add the sample app, whose author's password is public, if it is empty.")
  var demo = false
  @Option(name: .long, help: "A host that the proxy may ask, such as *.example.org; repeatable.")
  var host: [String] = []
  @Flag(name: .long, help: "Log problems only, and not each request.")
  var quiet = false

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("A port is 0 to 65535.") }
    guard database != nil || !create else { throw ValidationError("--create needs --database.") }
  }

  func run() async throws {
    let store = try database.map { try RmadDatabase(path: $0, creates: create) } ?? RmadDatabase()
    var sample: Int?
    if database == nil || demo, try store.isEmpty { sample = try await store.addSample(at: Date()) }
    let app = RmadServerApp(
      database: store, port: port, fetcher: HTTPFetcher(helper: .runIfAsked()),
      policy: FetchPolicy(hosts: host.isEmpty ? nil : host),
      logger: Logger(server: "rmad", isQuiet: quiet))
    let shown = sample
    try await app.run { port in
      say("Listening on http://127.0.0.1:\(port).")
      guard let shown else { return }
      let request = DescriptionRequest(appID: shown, bundleVersion: "1.0")
      say("The sample app: \(request.address(at: "http://127.0.0.1:\(port)/app"))")
      say(
        "Its author is \(RmadDatabase.demoAuthor), with the password \(RmadDatabase.demoPassword).")
    }
    try store.close()
  }
}

struct AddAuthor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add an author, or replace the password, which is read from the input.")

  @Option(name: .long, help: "The file of the database.")
  var database: String
  @Flag(name: .long, help: "Make the database if there is none.")
  var create = false
  @Argument(help: "The name.")
  var name: String

  func run() throws {
    guard let password = readLine(), password.count >= 8 else {
      throw ValidationError("A password has at least 8 characters.")
    }
    let store = try RmadDatabase(path: database, creates: create)
    try store.addAuthor(name, password: password)
    try store.close()
  }
}
