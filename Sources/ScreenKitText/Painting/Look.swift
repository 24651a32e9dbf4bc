public import ScreenKitCore

/// A platform's style: which painter draws each kind of view, with which colours and characters.
///
/// The same models, views and controllers run under every look (F-134 to F-139). A look is made
/// fresh by its static function, so registering a painter in it touches no other.
@MainActor
public final class Look {
  /// The name by which a user chooses the look.
  public let name: String
  /// The colours, for a dark and for a light ground.
  @exclusivity(unchecked)  // Nothing but numbers, set in a single step.
  public var palettes: PaletteEditions
  /// The ground that the look is drawn on; the surface knows.
  @exclusivity(unchecked)  // Set in a single step.
  public internal(set) var appearance = Appearance.dark
  /// The colours in force; what is set here is so on any ground.
  public var palette: Palette {
    get { palettes[appearance] }
    set { palettes = PaletteEditions(dark: newValue, light: newValue) }
  }
  /// The characters.
  public var glyphs: GlyphSet
  /// Where a screen goes that is pushed from within a tab (F-074).
  public var pushPlacement = PushPlacement.insideTab
  @exclusivity(unchecked)  // Nobody is called while it is changed.
  private var painters = PainterTable()
  /// The look whose other painters are made when a view comes for which there is none yet.
  private var unmade: Name?

  private init(_ name: Name, glyphs: GlyphSet) {
    self.name = name.rawValue
    palettes = .named(name)
    self.glyphs = glyphs
    unmade = name
    registerBasicPainters()
  }

  /// The style of text that means `style`, in the colours in force.
  func text(_ style: ViewStyle) -> CellStyle { palette.text(style) }

  /// Has views of class `P.Painted`, and of subclasses without their own, drawn by `painter`.
  public func register<P: ViewPainter>(_ painter: P) { painters.register(painter) }

  /// The painter of the nearest class of `view` that has one.
  func painter(for view: View) -> AnyPainter {
    let kind = type(of: view)
    if let painter = painters.painter(of: kind) { return painter }
    if let base = Look.base(of: kind), let painter = painters.inherit(kind, from: base) {
      return painter
    }
    if completePainters(), let painter = painters.painter(of: kind) { return painter }
    return painters.findPainter(of: kind)
  }

  /// What some of the framework's classes are drawn as, so that nothing has to be searched for them.
  private static func base(of kind: View.Type) -> View.Type? {
    if kind == Column.self || kind == Row.self { return Stack.self }
    return kind == Window.self ? Overlay.self : kind == Spacer.self ? View.self : nil
  }

  /// Makes the other painters; those that are there already count.
  private func completePainters() -> Bool {
    guard let name = unmade else { return false }
    unmade = nil
    let present = painters
    registerSharedPainters()
    registerPainters(name)
    painters.take(present)
    return true
  }
}

extension Look {
  /// The looks by name.
  public enum Name: String, CaseIterable, Sendable {
    /// At home in a shell: tabs at the top, brackets around buttons.
    case terminal
    /// Tabs at the bottom, buttons of plain coloured text.
    case cupertino
    /// Tabs at the top with a line below the selected one, filled buttons in capitals.
    case material
  }

  /// Makes the look called `name`, drawn with `glyphs`.
  public static func named(_ name: Name, glyphs: GlyphSet = .unicode) -> Look {
    let look = Look(name, glyphs: glyphs)
    if name == .material { look.pushPlacement = .aboveTabs }
    return look
  }
}
