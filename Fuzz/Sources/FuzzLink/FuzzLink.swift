import FuzzSupport
@testable import ScreenKitNav

/// Checks a pattern and a link, each on a separate line.
///
/// A link that a pattern accepts is created again from its values. The text of the values is read
/// as the same values.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLink(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let lines = fuzzText(start, count).split(separator: "\n", maxSplits: 1)
  let link = lines.last.flatMap { try? Link(String($0)) }
  if let link {
    precondition((try? Link("\(link)")) == link, "\(link) reads as another link")
    for part in link.path {
      precondition(
        part.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
        "a control character in \(part.debugDescription)")
    }
  }
  guard let pattern = lines.first.flatMap({ try? LinkPattern(String($0)) }), let link,
    pattern.accepts(link), let values = try? pattern.values(of: link)
  else { return 0 }
  guard let again = try? pattern.link(with: values) else {
    preconditionFailure("\(link) cannot be made again")
  }
  precondition(pattern.accepts(again), "\(again) is of another kind")
  precondition((try? pattern.values(of: again)) == values, "\(again) has other values")
  return 0
}
