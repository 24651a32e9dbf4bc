/// A view whose texts follow the language of the app; all views are.
///
/// An app with several languages adds its texts to ``Strings`` by an extension, and shows them so
/// that nothing has to be updated after a change of ``Application/strings``:
///
///     extension Strings {
///       var mail: MailTexts { language == "de" ? .german : .english }
///     }
///
///     let send = Button("").localized(\.title) { $0.mail.send }
///
/// It is a protocol, since a class cannot have a method with key paths of its own subclasses.
@MainActor
public protocol Localizable: View {}

extension Localizable {
  /// Sets `property` to `text` now, and again after each change of the app's language.
  ///
  /// - Parameters:
  ///   - property: The property, such as `\.title` of a button or `\.label.text` of a form field.
  ///   - text: Returns the value in the language of the given texts. It is kept as long as the
  ///     object, so it must not capture the object or its screen strongly.
  /// - Returns: The object itself.
  @discardableResult
  public func localized<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>,
    _ text: @escaping @MainActor (Strings) -> Value
  ) -> Self {
    followLanguage(of: property) { [unowned self] in self[keyPath: property] = text($0) }
    return self
  }
}

extension View: Localizable {}

extension View {
  /// Calls `update` now, and again after each change of the app's language; it replaces an earlier
  /// closure for `property`.
  final func followLanguage(
    of property: AnyKeyPath, _ update: @escaping @MainActor (Strings) -> Void
  ) {
    viewExtras.localizations[property] = update
    viewExtras.language = Strings.current.language
    update(Strings.current)
    // The label of a field is the name of its control.
    (self as? FormField)?.nameControl()
  }

  /// Shows the texts again, if `isStale` returns `true` for their language.
  ///
  /// A view that was created before its app, or apart from it, may have the texts of another one.
  final func localize(ifIn isStale: (String) -> Bool) {
    guard let storedExtras, !storedExtras.localizations.isEmpty, isStale(storedExtras.language)
    else { return }
    storedExtras.language = Strings.current.language
    for update in storedExtras.localizations.values { update(Strings.current) }
    // The label of a field is the name of its control.
    (self as? FormField)?.nameControl()
  }

  /// Measures and shows the view and all views below it again, in the new language.
  final func languageChanged() {
    for child in children { child.languageChanged() }
    localize(ifIn: { _ in true })
    languageDidChange()
    changed(.structure)
  }
}
