internal import ScreenKitCore
internal import ScreenKitRmad

/// A property in the panel: its name, a control for its value, and its mistakes.
final class PropertyRow: View {
  let property: Property
  /// The handler of a change, with the new value; `nil` removes the property.
  var onChange: (DocumentValue?) throws -> Void = { _ in }
  /// The handler of the author's request to choose a path in the feed.
  var onOpen: () throws -> Void = {}
  private let notice = Label()
  private let field: TextField
  private let color: ColorField?
  private let pathField: PathField?
  private let toggle: Toggle?
  private let picker: Picker?
  /// The names that the picker offers; the first one removes an optional property.
  private let names: [String]

  init(_ property: Property, _ value: DocumentValue?) {
    self.property = property
    var names: [String] = []
    if case .choice(let choices) = property.kind {
      names = choices.names
      let text = PropertyText.text(of: value, property.kind)
      // An unknown value of the author is offered, too, until another value is chosen.
      if value != nil, choices.name(for: text) == nil { names.insert(text, at: 0) }
      if value == nil || property.need != .mandatory { names.insert(PropertyRow.absent, at: 0) }
    }
    self.names = names
    toggle = property.kind == .flag ? Toggle(property.key) : nil
    picker = names.isEmpty ? nil : Picker(property.key, names)
    color = property.kind == .color ? ColorField(words: [RmadColor.clear.text]) : nil
    pathField = property.kind == .reference ? PathField() : nil
    field = color?.field ?? pathField?.field ?? TextField()
    super.init()
    let label = Label(property.key)
    label.style.tint = .secondary
    notice.style.tint = .negative
    notice.wraps = true
    field.accessibleName = property.key
    field.layout.flex = 1
    picker?.layout.flex = 1
    for control in [color, pathField] as [FieldControl?] {
      control?.accessibleName = property.key
      control?.layout.flex = 1
    }
    let controls: [View] = toggle.map { [$0] } ?? [label, picker ?? color ?? pathField ?? field]
    if toggle == nil { label.layout.width = .fixed(PropertyRow.labelWidth) }
    add(
      Column(cross: .fill) {
        Row(spacing: 1) { controls }
        notice
      })
    let change: @MainActor (String) throws -> Void = { [unowned self] in
      try onChange(PropertyText.value(of: $0, property))
    }
    if let color {
      color.onText = change
    } else if let pathField {
      pathField.onText = change
      pathField.onOpen = { [unowned self] in try onOpen() }
    } else {
      field.onChange = change
    }
    toggle?.onChange = { [unowned self] in try onChange(.bool($0)) }
    picker?.onChange = { [unowned self] in
      let name = names[$0]
      try onChange(name == PropertyRow.absent ? nil : .string(name))
    }
  }

  private static let absent = "(default)"
  private static let labelWidth = 18

  /// The control with the value.
  var control: Control { toggle ?? picker ?? field }

  /// Shows `value` and the mistakes `messages`; returns whether the row can show it.
  ///
  /// A text with the same meaning stays unchanged, for example while the user types.
  func show(_ value: DocumentValue?, _ messages: [String]) -> Bool {
    notice.text = messages.joined(separator: "\n")
    notice.isHidden = messages.isEmpty
    if let toggle {
      toggle.value = flag(value)
      return true
    }
    if let picker, case .choice(let choices) = property.kind {
      let text = PropertyText.text(of: value, property.kind)
      let name = value == nil ? PropertyRow.absent : choices.name(for: text) ?? text
      guard let index = names.firstIndex(of: name) else { return false }
      picker.value = index
      return true
    }
    if PropertyText.value(of: field.value, property) != value || value == nil {
      let text = PropertyText.text(of: value, property.kind)
      if field.value != text, let color {
        color.text = text
      } else if field.value != text {
        field.value = text
      }
    }
    field.placeholder = placeholder
    return true
  }

  private func flag(_ value: DocumentValue?) -> Bool {
    switch value {
    case .bool(let flag)?: flag
    case .number(let number)?: number == 1
    case .string(let text)?: ["yes", "true", "1"].contains(text.lowercased())
    default: property.defaultValue == .value(.flag(true))
    }
  }

  private var placeholder: String {
    guard case .value(let value) = property.defaultValue else { return "" }
    return switch value {
    case .text(let text): text
    case .whole(let number): "\(number)"
    case .number(let number): DocumentValue.text(of: number)
    case .color(let color): color.text
    case .flag, .names, .sent, .data: ""
    }
  }
}
