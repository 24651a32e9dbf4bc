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
  /// The texts of the app that shows the view; outside of a window, those of the app that ran last.
  package final var strings: Strings { application?.strings ?? .current }
}

extension View {
  /// Calls `update` now, and again after each change of the app's language; it replaces an earlier
  /// closure for `property`.
  final func followLanguage(
    of property: AnyKeyPath, _ update: @escaping @MainActor (Strings) -> Void
  ) {
    viewExtras.localizations[property] = update
    followLanguage()
    update(strings)
    // The label of a field is the name of its control.
    (self as? FormField)?.nameControl()
  }

  /// Records that the view has stored texts, or formats, of the present ``strings``.
  ///
  /// A view that was created before its app, or in a turn of another app, has texts of another
  /// language. When its own app shows it, ``languageDidChange()`` sets them again.
  final func followLanguage() { viewExtras.strings = strings }

  /// Sets the stored texts again if they are not those of the app that now shows the view.
  final func localizeIfNeeded() {
    guard let former = storedExtras?.strings, storedBacking != nil else { return }
    if !former.isCopy(of: strings) { localize() }
  }

  private func localize() {
    if let storedExtras, storedExtras.strings != nil {
      let strings = strings
      storedExtras.strings = strings
      for update in storedExtras.localizations.values { update(strings) }
      // The label of a field is the name of its control.
      (self as? FormField)?.nameControl()
    }
    languageDidChange()
  }

  /// Measures and shows the view and all views below it again, in the new language.
  final func languageChanged() {
    for child in children { child.languageChanged() }
    localize()
    changed(.structure)
  }
}
