import ScreenKitWeb

@testable import ScreenKitWebTesting

/// A browser tab with the history of a page, which moves as `client.js` does.
@MainActor
final class BrowserTab {
  /// An entry; the number is -1 if no page has set it.
  typealias Entry = (number: Int, address: String)

  private(set) var test: WebTest
  private(set) var entries: [Entry]
  private(set) var index: Int
  private var performed = 0
  /// The number of the page's frames whose steps have been performed.
  private var readFrames = 0

  /// Opens the page of a test, which was loaded from `address`.
  init(_ test: WebTest, at address: String) {
    (self.test, entries, index) = (test, [(-1, address)], 0)
    load()
  }

  /// The address in the bar of the browser.
  var address: String { entries[index].address }
  /// The addresses of all entries.
  var addresses: [String] { entries.map(\.address) }

  /// Reports the entry of a page that was just loaded, and drops the steps before.
  private func load() {
    performed = takeSteps().count
    tell()
  }

  private func tell() {
    let (number, address) = entries[index]
    test.send("[\"u\",\(address.asJSON),\(number),\(performed)]")
    perform()
  }

  /// Performs the steps of the frames since the last call.
  func perform() {
    for step in takeSteps() {
      performed += 1
      let number = step[2].integer ?? -1
      let address = step.items.last?.string ?? ""
      if step[0].string == "u", step[1].integer == 0 {
        entries.removeSubrange((index + 1)...)
        entries.append((number, address))
        index += 1
      } else {
        if step[0].string == "b", entries[index].number == step[3].integer {
          index += step[1].integer ?? 0
        }
        entries[index] = (number, address)
      }
    }
  }

  private func takeSteps() -> [WirePart] {
    let frames = test.allFrames.dropFirst(readFrames)
    readFrames = test.allFrames.count
    let operations = frames.flatMap { (frame: String) -> ArraySlice<WirePart> in
      WirePart(frame)?.items.dropFirst() ?? []
    }
    return operations.filter { ["u", "b"].contains($0[0].string) }
  }

  /// Presses an element of the page.
  func press(_ role: String, named name: String) -> Bool {
    defer { perform() }
    return test.press(role, named: name)
  }

  /// Presses a key in the page.
  func press(_ key: String) {
    test.send("[\"k\",\(key.asJSON)]")
    perform()
  }

  /// Presses Back or Forward of the browser; returns `false` if that leaves the app.
  @discardableResult
  func travel(_ distance: Int) -> Bool {
    perform()
    guard entries.indices.contains(index + distance) else { return false }
    index += distance
    tell()
    return true
  }

  /// Loads an address that the user types; the page joins the session of the tab.
  func type(_ address: String) {
    perform()
    entries.removeSubrange((index + 1)...)
    entries.append((-1, address))
    index += 1
    reload()
  }

  /// Loads the page again.
  func reload() {
    perform()
    _ = test.reload()
    load()
  }

  /// Continues with a session that was restored from an archive, after a restart of the host.
  func restart(_ test: WebTest) {
    perform()
    (self.test, readFrames) = (test, 0)
    load()
  }
}
