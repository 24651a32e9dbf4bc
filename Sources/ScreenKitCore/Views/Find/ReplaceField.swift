/// The row of a ``FindBar`` with the replacement text and the buttons for replacing.
package final class ReplaceField: View {
  package let field = TextField()
  let one = Button(nil, standard: { $0.find.replace })
  let all = Button(nil, standard: { $0.find.replaceAll })

  override init() {
    super.init()
    field.layout.flex = 1
    add(Row(spacing: 1) { [field, one, all] })
    languageDidChange()
    followLanguage()
  }

  override func languageDidChange() { field.placeholder = strings.find.replacement }
}
