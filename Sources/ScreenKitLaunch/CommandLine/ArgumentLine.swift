/// The arguments of a command line, taken one after another.
struct ArgumentLine {
  /// An argument, which may have a value attached by an equals sign.
  struct Argument {
    /// The whole argument.
    let text: String
    /// The part before the equals sign.
    let name: String
    let attached: String?

    init(_ text: String) {
      self.text = text
      if text.hasPrefix("--"), let sign = text.firstIndex(of: "=") {
        name = String(text[..<sign])
        attached = String(text[text.index(after: sign)...])
      } else {
        (name, attached) = (text, nil)
      }
    }
  }

  private var rest: ArraySlice<String>

  init(_ arguments: [String]) { rest = arguments[...] }

  mutating func next() -> Argument? { rest.popFirst().map(Argument.init) }

  /// Returns the value of `option`, attached to `argument` or the next argument.
  ///
  /// It is `nil` for an option without a value, and if an optional value is missing.
  mutating func value(
    of option: LaunchOption, _ argument: Argument
  ) throws(LaunchError) -> String? {
    switch option.arity {
    case .none:
      guard argument.attached == nil else { throw LaunchError("\(option.name) takes no value") }
      return nil
    case .one:
      guard let value = argument.attached ?? rest.popFirst() else {
        throw LaunchError("\(option.name) needs a value")
      }
      try option.check(value)
      return value
    case .optional:
      // A following argument that begins with a dash is an option.
      let next = rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
      guard let value = argument.attached ?? next else { return nil }
      if argument.attached == nil { rest.removeFirst() }
      try option.check(value)
      return value
    }
  }
}
