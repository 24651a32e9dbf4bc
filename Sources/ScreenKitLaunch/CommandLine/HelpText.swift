/// The text that `--help` prints: the options of an app and of its host, in two columns.
public struct HelpText {
  private let name: String
  private let own: [LaunchOption]
  private let host: [LaunchOption]
  private let footer: String

  /// Creates the help of an app.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - own: The app's own options, which come first.
  ///   - host: The options of the host.
  ///   - footer: A sentence below the options; empty for none.
  public init(_ name: String, own: [LaunchOption], host: [LaunchOption], footer: String = "") {
    (self.name, self.own, self.host, self.footer) = (name, own, host, footer)
  }

  /// Returns the text; `width` returns the columns of a text on the host, by default its
  /// characters.
  public func text(width: (String) -> Int = { $0.count }) -> String {
    let options = own + host
    let widest = options.map { width(left($0)) }.max() ?? 0
    let lines = options.map { option in
      let gap = String(repeating: " ", count: widest + 2 - width(left(option)))
      return "  \(left(option))\(gap)\(option.help)\n"
    }
    let operands = own.filter(\.isOperand).map { " [\($0.name)]" }.joined()
    return "Usage: \(name) [options]\(operands)\n\n" + lines.joined()
      + (footer.isEmpty ? "" : "\n\(footer)\n")
  }

  private func left(_ option: LaunchOption) -> String {
    [option.name, option.value].compactMap { $0 }.joined(separator: " ")
  }
}
