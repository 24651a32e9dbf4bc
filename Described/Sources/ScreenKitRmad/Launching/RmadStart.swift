internal import Foundation
internal import ScreenKitLaunch

/// The source of the description with which the program starts.
enum RmadStart {
  case sample
  case file(String)
  /// A server; the value is the address with all parameters of the request.
  case server(String)

  /// Reads the source from the command line.
  init(_ launch: Launch) throws {
    let (file, address) = (launch.value(of: "FILE"), launch.value(of: "--url"))
    switch (file, address) {
    case (nil, nil): self = .sample
    case (let file?, nil): self = .file(file)
    case (nil, let address?):
      guard !launch.isDryRun else {
        throw LaunchError("--url cannot be combined with --snapshot or --replay")
      }
      let id = try launch.number(of: "--app-id", in: 0...Int.max) ?? 1
      let request = DescriptionRequest(
        appID: id, bundleVersion: launch.value(of: "--bundle-version") ?? "1.0")
      self = .server(request.address(at: address))
    case (_?, _?): throw LaunchError("name either a file or --url, not both")
    }
  }

  /// The text that identifies the source in later runs, also in those in other folders.
  var identity: String {
    switch self {
    case .sample: ""
    case .file(let path): URL(fileURLWithPath: path).absoluteURL.standardized.path
    case .server(let address): address
    }
  }

  /// Returns the description at the start; empty for a server.
  ///
  /// Throws an error with all findings if a file cannot be used.
  func description() throws -> AppDescription {
    switch self {
    case .sample: return try RmadStart.read(RmadSample.description, "sample")
    case .file(let path): return try RmadStart.read(try RmadStart.text(of: path), path)
    case .server: return AppDescription.empty
    }
  }

  /// Returns the text of a file with a description.
  static func text(of path: String) throws -> String {
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      let data = try handle.read(upToCount: FileDescriptionSource.limit + 1) ?? Data()
      guard data.count <= FileDescriptionSource.limit else {
        throw LaunchError("\(path) is larger than \(FileDescriptionSource.limit >> 20) MiB")
      }
      guard let text = String(data: data, encoding: .utf8) else {
        throw LaunchError("\(path) is not UTF-8")
      }
      return text
    } catch let error as LaunchError {
      throw error
    } catch {
      throw LaunchError("\(path) cannot be read")
    }
  }

  private static func read(_ text: String, _ path: String) throws -> AppDescription {
    let reading = AppDescription.read(text, tolerance: .lenient)
    if let description = reading.description { return description }
    throw LaunchError(
      "the description cannot be used\n\(Finding.report(reading.findings, file: path))")
  }
}
