import FuzzSupport
import ScreenKitCore
import ScreenKitLaunch
@testable import ScreenKitText

/// Checks that the lines of a recording are read or refused, and can be replayed by a small app.
///
/// The replay ends at the first line that needs time to pass.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecording(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let lines = fuzzText(start, count).split(separator: "\n").map(String.init)
  MainActor.assumeIsolated { Replay.run(lines) }
  return 0
}

@MainActor
private enum Replay {
  /// The screen of `Examples/Counter`; the corpus contains a recording of it.
  private final class Screen: Controller {
    private var count = 0
    private let value = Label("0")
    private let plus = Button("+1")

    override func makeView() -> View {
      Column {
        value
        plus
      }
    }

    override func connect() { connect(plus, to: Screen.increase) }

    private func increase() {
      count += 1
      value.text = "\(count)"
    }
  }

  static func run(_ lines: [String]) {
    guard let first = lines.first, let header = try? RecordingHeader(first),
      header.size.width * header.size.height <= 10_000
    else { return }
    let again = try? RecordingHeader(header.line)
    precondition(again == header, "\(header.line) reads as another header")
    guard let conditions = try? DisplayConditions(header) else { return }
    let replay = RecordingReplay(
      conditions, options: TextOptions(),
      comparesFrames: header.surface == DisplayConditions.surface
    ) {
      Application(root: Screen(), surface: $0, clock: $1)
    }
    let entries = lines.dropFirst().enumerated().compactMap { index, line in
      (try? RecordingEntry(line, number: index + 2)).flatMap { entry in
        entry.map { (index + 2, $0) }
      }
    }
    for (number, entry) in entries {
      switch entry.kind {
      case .event(.resized(let size)) where size.width * size.height > 10_000: return
      case .other: return
      default: break
      }
      do throws(RecordingError) {
        if try replay.play(entry, line: number) != nil { return }
      } catch {
        precondition(error.line == number && !error.reason.isEmpty, "\(error)")
        return
      }
    }
    _ = replay.finish()
  }
}
