// Testing is a part of the toolchain, not a package.
#if canImport(Testing)
  public import ScreenKitText
  public import Testing

  /// Compares a screen with its snapshot in the folder `Snapshots` beside the test's file.
  ///
  /// The file name consists of `name`, the look and the size: `heart-terminal-80x24.txt`. If it
  /// differs, the test fails with the differing rows side by side, and the actual screen is written
  /// beside it: `heart-terminal-80x24.actual.txt`, which should not be committed. That file is
  /// removed when the test passes. Colours are not compared.
  ///
  /// Run the tests with `SCREENKIT_RECORD_SNAPSHOTS=1` to write the expected files; look at them
  /// before you commit them. With `SCREENKIT_SNAPSHOT_SVG=1` each text file that is written gets an
  /// SVG document with all colours beside it.
  ///
  /// ```swift
  /// let test = ScreenTest(BeatingHeart(), look: .named(.material))
  /// expectSnapshot(of: test.snapshot, "heart", .material)
  /// ```
  ///
  /// - Parameters:
  ///   - snapshot: The actual screen.
  ///   - name: The name of the screen among those of the folder.
  ///   - look: The look in which the screen is drawn; `nil` leaves it out of the file's name.
  ///   - options: Whether to record and to write SVG.
  ///   - file: The file of the test, in the same folder as `Snapshots`.
  ///   - location: The place at which a difference is reported.
  @MainActor
  public func expectSnapshot(
    of snapshot: ScreenSnapshot, _ name: String, _ look: Look.Name? = nil,
    options: SnapshotOptions = .environment, beside file: String = #filePath,
    sourceLocation location: SourceLocation = #_sourceLocation
  ) {
    let size = "\(snapshot.size.columns)x\(snapshot.size.rows)"
    let name = [name, look?.rawValue, size].compactMap(\.self).joined(separator: "-")
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    expectText(
      snapshot.text, of: SnapshotFile(path: "\(folder)Snapshots/\(name).txt"), svg: snapshot.svg,
      options: options, sourceLocation: location)
  }

  /// Compares `file` with `text`, or writes it, depending on `options`.
  ///
  /// - Parameters:
  ///   - text: The actual text.
  ///   - file: The file of the expected text.
  ///   - svg: The text as an SVG document; evaluated only if it is written.
  ///   - options: Whether to record and to write SVG.
  ///   - location: The place at which a difference is reported.
  @MainActor
  package func expectText(
    _ text: String, of file: SnapshotFile, svg: @autoclosure () -> String? = nil,
    options: SnapshotOptions = .environment,
    sourceLocation location: SourceLocation = #_sourceLocation
  ) {
    func write(to file: SnapshotFile) -> String? {
      do {
        try file.write(text)
        if options.writesSVG, let svg = svg() { try file.svg.write(svg) }
        return nil
      } catch {
        return "\(file.path) could not be written: \(error)"
      }
    }
    func pass() {
      file.actual.remove()
      file.actual.svg.remove()
    }
    if options.records {
      if let problem = write(to: file) {
        Issue.record("\(problem)", sourceLocation: location)
      } else {
        pass()
      }
      return
    }
    let expected = file.read()
    let comparison = SnapshotComparison(expected: expected ?? "", actual: text)
    if expected != nil, comparison.differences.isEmpty { return pass() }
    let problem = write(to: file.actual)
    let report = [
      expected == nil
        ? "\(file.name): there is no such snapshot" : "\(file.name): \(comparison.summary)",
      expected == nil ? text : comparison.table,
      problem ?? "The actual one is \(file.actual.path)",
      "Run the test with SCREENKIT_RECORD_SNAPSHOTS=1 to record it as expected.",
    ]
    Issue.record("\(report.joined(separator: "\n"))", sourceLocation: location)
  }
#endif
