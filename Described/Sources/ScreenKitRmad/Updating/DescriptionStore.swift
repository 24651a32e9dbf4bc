public import Foundation
public import ScreenKitCore

/// The current description of an app, which is the last valid one.
///
/// A new text is read and checked as a whole, outside of the main actor, before anything changes.
/// If it is invalid, the description stays, and ``refusal`` has the findings.
public final class DescriptionStore: Model {
  /// An invalid text.
  public struct Refusal: Hashable, Sendable {
    /// The findings, of which at least one is an error.
    public let findings: [Finding]
    /// The time of the text's arrival.
    public let date: Date
  }

  /// The result of an update.
  public enum Outcome: Hashable, Sendable {
    /// The text is now the description.
    case replaced
    /// The text is the current version.
    case kept
    /// The text is invalid.
    case refused
    /// A later text arrived before this one was read.
    case superseded
  }

  /// The description; `nil` until there is a valid one.
  @Observed public private(set) var app: AppDescription?
  /// The differences between the previous and the current description; `nil` at first.
  @Observed public private(set) var change: DescriptionChange?
  /// The findings in the current description.
  @Observed public private(set) var findings: [Finding] = []
  /// The last text, if it was invalid; otherwise `nil`.
  @Observed public private(set) var refusal: Refusal?
  /// The reason why there is currently no text; `nil` if there is one.
  @Observed public private(set) var failure: DescriptionFailure?
  /// The time at which the description arrived or was confirmed.
  @Observed public private(set) var loaded: Date?

  private let read: @Sendable (String) -> DescriptionReading
  private let file: DescriptionFile?
  private let now: @MainActor () -> Date
  /// The text of ``app``, and the last refused text.
  private var texts: (good: String?, bad: String?)
  private var round = 0

  /// Creates a store without a description.
  ///
  /// - Parameters:
  ///   - file: The file that stores the description for the next start; `nil` stores none.
  ///   - read: Reads and checks a text; the default is lenient reading.
  ///   - now: The clock.
  public init(
    file: DescriptionFile? = nil,
    read: @escaping @Sendable (String) -> DescriptionReading = {
      AppDescription.read($0, tolerance: .lenient)
    }, now: @escaping @MainActor () -> Date = { Date() }
  ) {
    (self.file, self.now, self.read) = (file, now, read)
    super.init()
  }

  /// Restores the stored description, if there is a valid one, for a start without a network.
  public func restore() async {
    guard let file, app == nil else { return }
    round += 1
    let (round, read) = (round, read)
    let kept = await Task.detached { () -> (KeptDescription, DescriptionReading)? in
      file.load().map { ($0, read($0.text)) }
    }.value
    guard round == self.round, app == nil, let (kept, reading) = kept else { return }
    guard let description = reading.description else { return }
    replace(description, reading.findings, kept.text)
    loaded = kept.loaded
  }

  /// Applies the reports of a source until the task is cancelled.
  public func follow(_ source: some DescriptionSource) async {
    for await report in source.updates() {
      await receive(report, comparesTexts: source.comparesTexts)
    }
  }

  /// Applies a report of a source.
  func receive(_ report: DescriptionUpdate, comparesTexts: Bool) async {
    switch report {
    case .text(let text): await update(to: text, comparesTexts: comparesTexts)
    case .unchanged: failure = nil
    case .failure(let failure): self.failure = failure
    }
  }

  /// Reads a text and replaces the description by it, if it is valid and of another version.
  ///
  /// - Parameters:
  ///   - text: The text of a description.
  ///   - comparesTexts: Whether a different text with the same `data_version` is another version.
  /// - Returns: The result of the update.
  @discardableResult
  public func update(to text: String, comparesTexts: Bool = false) async -> Outcome {
    failure = nil
    // Each text supersedes the earlier ones, also if it is known.
    round += 1
    guard text != texts.good else {
      (refusal, texts.bad, loaded) = (nil, nil, now())
      return .kept
    }
    guard text != texts.bad else { return .refused }
    let (round, read) = (round, read)
    let reading = await Task.detached { read(text) }.value
    guard round == self.round else { return .superseded }
    guard let description = reading.description else {
      texts.bad = text
      refusal = Refusal(findings: reading.findings, date: now())
      return .refused
    }
    (refusal, texts.bad, loaded) = (nil, nil, now())
    if !comparesTexts, let app, app.dataVersion == description.dataVersion { return .kept }
    replace(description, reading.findings, text)
    await save(text)
    return .replaced
  }

  private func replace(
    _ description: AppDescription, _ findings: [Finding], _ text: String
  ) {
    // The change is set first, so that observers of the description can use it.
    change = app.map { DescriptionChange(from: $0, to: description) }
    texts.good = text
    self.findings = findings
    app = description
  }

  private func save(_ text: String) async {
    guard let file, let loaded else { return }
    let kept = KeptDescription(text: text, loaded: loaded)
    await Task.detached { file.save(kept) }.value
  }
}
