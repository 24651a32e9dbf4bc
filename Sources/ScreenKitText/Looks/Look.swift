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

  init(_ name: String, palettes: PaletteEditions, glyphs: GlyphSet) {
    self.name = name
    self.palettes = palettes
    self.glyphs = glyphs
    registerSharedPainters()
  }

  /// The style of text that means `style`, in the colours in force.
  func text(_ style: ViewStyle) -> CellStyle { palette.text(style) }

  /// Has views of class `P.Painted`, and of subclasses without their own, drawn by `painter`.
  public func register<P: ViewPainter>(_ painter: P) { painters.register(painter) }

  /// The painter of the nearest class of `view` that has one.
  func painter(for view: View) -> AnyPainter { painters.painter(for: view) }

  private func registerSharedPainters() {
    register(GroupPainter())
    register(ModalFramePainter())
    register(ModalLayerPainter())
    register(StackPainter())
    register(OverlayPainter())
    register(BoxPainter())
    register(PanelPainter())
    register(ScrollPainter())
    register(LabelPainter())
    register(ImagePainter())
    register(ChartPainter())
    register(GridPainter())
    register(FramePainter())
    register(SplitPainter())
    register(DividerPainter())
    register(RadioGroupPainter())
    register(CommandRowPainter())
    register(KeyPadPainter())
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
    let look = Look(name.rawValue, palettes: .named(name), glyphs: glyphs)
    switch name {
    case .terminal:
      look.register(ButtonPainter(shape: .brackets))
      look.registerValuePainters(.terminal)
      look.registerEditingPainters(.terminal)
      look.registerBar(.keys)
      look.register(TabItemPainter(shape: .numbered))
      look.register(TabBarPainter(line: .below, spread: .leading))
      look.register(BarFramePainter<TabFrame>(.top, bar: { $0.bar }))
      look.register(DocumentPainter(linkBrackets: true, headingLines: true))
      look.register(DialogFramePainter(title: .inBorder, buttons: .trailing))
      look.register(FormFieldPainter(label: .beside))
      look.registerLists(.pointer)
    case .cupertino:
      look.register(ButtonPainter(shape: .plain))
      look.registerValuePainters(.cupertino)
      look.registerEditingPainters(.cupertino)
      look.registerBar(.label)
      look.register(TabItemPainter(shape: .plain))
      look.register(TabBarPainter(line: .above, spread: .fill))
      look.register(BarFramePainter<TabFrame>(.bottom, bar: { $0.bar }))
      look.register(DocumentPainter(linkBrackets: false, headingLines: false))
      look.register(DialogFramePainter(title: .centered, buttons: .center))
      look.register(FormFieldPainter(label: .beside))
      look.registerLists(.between)
    case .material:
      look.pushPlacement = .aboveTabs
      look.register(ButtonPainter(shape: .filled))
      look.registerValuePainters(.material)
      look.registerEditingPainters(.material)
      look.registerBar(.arrow)
      look.register(TabItemPainter(shape: .underlined))
      look.register(TabBarPainter(line: .ofTabs, spread: .fill))
      look.register(BarFramePainter<TabFrame>(.top, bar: { $0.bar }))
      look.register(DocumentPainter(linkBrackets: false, headingLines: true))
      look.register(DialogFramePainter(title: .leading, buttons: .trailing))
      look.register(FormFieldPainter(label: .above))
      look.registerLists(.bar)
    }
    return look
  }
}
