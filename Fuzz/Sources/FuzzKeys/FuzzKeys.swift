import FuzzSupport
import ScreenKitCore
import ScreenKitDocuments

/// Checks that a key map file is read and assigns keys to commands, or is refused with an error
/// that names a line.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzKeys(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = fuzzText(start, count)
  do throws(KeyMapFileError) {
    let keys = try KeyMapFile(text, file: "fuzz.json").keys
    MainActor.assumeIsolated {
      let application = Application(
        root: Controller(), surface: NullSurface(), clock: ManualClock(), keys: keys)
      application.start()
      application.dispatch(.key(KeyPress(.character("x"))), .key(KeyPress(.escape)))
      application.quit()
    }
  } catch {
    let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1
    precondition((1...lines).contains(error.line), "line \(error.line) of \(lines)")
    precondition(!"\(error)".isEmpty, "an error that says nothing")
  }
  return 0
}
