import Foundation
import FuzzSupport
import ScreenKitText

/// Checks that a theme file is read, or refused with an error that names one of its lines.
///
/// Text that Foundation does not accept as JSON must be refused as well.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTheme(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = fuzzText(start, count)
  do throws(ThemeFileError) {
    let file = try ThemeFile(text, file: "fuzz.json")
    let isJson = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
    precondition(isJson, "a theme that is no JSON")
    _ = file.warnings
  } catch {
    let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1
    precondition((1...lines).contains(error.line), "line \(error.line) of \(lines)")
    precondition(!"\(error)".isEmpty, "an error that says nothing")
  }
  return 0
}
