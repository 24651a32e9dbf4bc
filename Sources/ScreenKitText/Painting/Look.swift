public import ScreenKitCore
public import ScreenKitLooks

/// A platform's style: the painter for each class of views, the colours and the characters.
///
/// The same models, views and controllers run under every look. Each call of ``named(_:glyphs:)``
/// creates a new look, so registering a painter in one affects no other.
@MainActor
public final class Look {
  /// The name by which the user selects the look.
  public let name: String
  /// The colours for a dark and for a light background.
  @exclusivity(unchecked)  // Set in a single step; read for each label of a page: decision 0111.
  public var palettes: PaletteEditions
  /// Whether the terminal's background is dark or light; the surface sets it.
  @exclusivity(unchecked)  // Set in a single step; read for each label of a page: decision 0111.
  public internal(set) var appearance = Appearance.dark
  /// The number of colours that the surface shows, set by the surface.
  @exclusivity(unchecked)  // Set in a single step; read for each control: decision 0111.
  public internal(set) var colors = ColorDepth.full
  /// The colours for the current background; setting it replaces those for both backgrounds.
  public var palette: Palette {
    get { palettes[appearance] }
    set { palettes = PaletteEditions(dark: newValue, light: newValue) }
  }
  /// The characters of borders, marks and controls.
  @exclusivity(unchecked)  // Set in a single step; read for each control: decision 0111.
  public var glyphs: GlyphSet
  /// The placement of a screen that is pushed from within a tab.
  public var pushPlacement: PushPlacement
  /// Whether the last row shows key hints, unless the app or the user turns it off.
  public var showsKeyHints: Bool
  @exclusivity(unchecked)  // Runs no other code; read for each new view: decision 0111.
  private var painters = PainterTable()
  /// The policies for the painters that are not registered yet; `nil` if all are.
  private var unmade: LookPolicies?

  /// Creates a custom look, which begins as a copy of the look `base`.
  ///
  /// Then change its colours and characters, and register painters. An app offers it in
  /// ``TextApp/looks``.
  ///
  /// - Parameters:
  ///   - name: The name by which the user selects it.
  ///   - base: The look to copy: its colours, and its policies if `policies` is `nil`.
  ///   - policies: The arrangement of bars, buttons and labels, and the forms of controls; `nil`
  ///     uses the policies of `base`.
  ///   - glyphs: The characters of borders, marks and controls.
  public init(
    _ name: String, like base: Name, policies: LookPolicies? = nil, glyphs: GlyphSet = .unicode
  ) {
    let policies = policies ?? .named(base)
    self.name = name
    palettes = .named(base)
    pushPlacement = policies.pushPlacement
    showsKeyHints = policies.showsKeyHints
    self.glyphs = glyphs
    unmade = policies
    registerBasicPainters()
  }

  /// Returns the terminal style of `style` in the current colours.
  func text(_ style: ViewStyle) -> CellStyle { palette.text(style) }

  /// Registers `painter` for views of class `P.Painted` and for subclasses without a painter of
  /// their own.
  public func register<P: ViewPainter>(_ painter: P) { painters.register(painter) }

  /// Registers `painter`, whose views use the result of their layout.
  public func register<P: LayoutReporting>(_ painter: P) { painters.register(painter) }

  /// Returns the painter of the nearest class of `view` that has one.
  func painter(for view: View) -> AnyPainter {
    let kind = type(of: view)
    if let painter = painters.painter(of: kind) { return painter }
    if let base = Look.base(of: kind), let painter = painters.inherit(kind, from: base) {
      return painter
    }
    if completePainters(), let painter = painters.painter(of: kind) { return painter }
    return painters.findPainter(of: kind)
  }

  /// Returns the superclass whose painter draws the framework's class `kind`, to save a search.
  ///
  /// Returns `nil` for all other classes.
  private static func base(of kind: View.Type) -> View.Type? {
    if kind == Column.self || kind == Row.self { return Stack.self }
    return kind == Spacer.self ? View.self : nil
  }

  /// Registers the remaining painters on first use, without replacing those already registered.
  ///
  /// Returns `false` if they were registered before.
  private func completePainters() -> Bool {
    guard let policies = unmade else { return false }
    unmade = nil
    let present = painters
    registerSharedPainters()
    registerArrangement(policies)
    registerControls(policies.forms)
    painters.merge(present)
    return true
  }
}

extension Look {
  /// The name of a look.
  public typealias Name = LookName

  /// Creates the look called `name` with the characters of `glyphs`.
  public static func named(_ name: Name, glyphs: GlyphSet = .unicode) -> Look {
    Look(name.rawValue, like: name, glyphs: glyphs)
  }
}

extension Look {
  /// Replaces those colours and characters of the look that `theme` defines.
  public func apply(_ theme: Theme) {
    palettes = theme.applied(to: palettes)
    glyphs = theme.applied(to: glyphs)
  }
}

extension Palette {
  /// The accent colour, for selected items.
  var accent: LookColor { tints[.accent] }

  /// Returns the terminal style of text with `style`.
  public func text(_ style: ViewStyle) -> CellStyle {
    let color = tints[style.tint]
    return switch style.emphasis {
    case .regular: CellStyle(color)
    case .strong: CellStyle(color, .bold)
    case .faint: CellStyle(color, .dim)
    }
  }
}
