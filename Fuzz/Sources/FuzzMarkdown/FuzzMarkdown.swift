import FuzzSupport
import ScreenKitCore

/// Checks that every text is a Markdown document, and that every document can be shown.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMarkdown(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let document = Document(markdown: fuzzText(start, count))
  MainActor.assumeIsolated { ShownDocument.check(document) }
  return 0
}
