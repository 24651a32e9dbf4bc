import ScreenKitCore
import ScreenKitDocuments

/// Checks that any layout document is read or refused with an error, and that all of its views can
/// be created.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLayout(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  MainActor.assumeIsolated {
    do throws(LayoutError) {
      let document = try LayoutDocument(text, file: "fuzz.json")
      for size in [SurfaceSize(width: 0, height: 0), SurfaceSize(width: 200, height: 60)] {
        _ = try document.layout(for: size)
      }
    } catch {
      precondition(error.line >= 1 && !"\(error)".isEmpty, "an error that says nothing")
    }
  }
  return 0
}
