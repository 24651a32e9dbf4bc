import ScreenKitFetch

/// A program that fetches one address and prints the outcome: `FetchApp METHOD URL SECONDS [TOKEN
/// [BODY]]`.
@main struct FetchApp {
  static func main() async {
    let fetcher = HTTPFetcher(helper: .runIfAsked())
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let seconds = Int(arguments[3]) else { return print("usage") }
    do throws(FetchError) {
      var request = FetchRequest(arguments[1], try FetchAddress(arguments[2]))
      request.timeout = .seconds(seconds)
      if arguments.count > 4 { request.fields = [FetchField("Authorization", arguments[4])] }
      if arguments.count > 5 { request.body = Array(arguments[5].utf8) }
      let response = try await fetcher.fetch(request)
      print("response \(response.status): \(String(decoding: response.body, as: UTF8.self))")
    } catch {
      print("error: \(error)")
    }
  }
}
