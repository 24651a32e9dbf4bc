/// The text that `--help` prints.
struct HelpText {
  private let name: String
  private let own: [LaunchOption]
  private let looks: [String]

  init(_ name: String, _ own: [LaunchOption], looks: [String] = []) {
    (self.name, self.own, self.looks) = (name, own, looks)
  }

  var text: String {
    let options = own + LaunchOption.standard(looks: looks)
    let width = options.map { displayWidth(of: left($0)) }.max() ?? 0
    let lines = options.map { option in
      let gap = String(repeating: " ", count: width + 2 - displayWidth(of: left(option)))
      return "  \(left(option))\(gap)\(option.help)\n"
    }
    let operands = own.filter(\.isOperand).map { " [\($0.name)]" }.joined()
    return "Usage: \(name) [options]\(operands)\n\n" + lines.joined()
      + "\nWithin the app, ? lists the keys and q quits.\n"
  }

  private func left(_ option: LaunchOption) -> String {
    [option.name, option.value].compactMap { $0 }.joined(separator: " ")
  }
}
