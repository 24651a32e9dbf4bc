import FuzzSupport
import ScreenKitCore

/// Checks that every text is an HTML document, and that every document can be shown.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHtml(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let document = Document(html: fuzzText(start, count))
  MainActor.assumeIsolated { ShownDocument.check(document) }
  return 0
}
