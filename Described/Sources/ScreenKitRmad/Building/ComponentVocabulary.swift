internal import ScreenKitCore

/// The makers of views for the types of components; apps can replace them.
@MainActor
public struct ComponentVocabulary {
  /// Creates the view of a component on a screen.
  public typealias Maker = @MainActor (ComponentDescription, ComponentSite) -> ComponentView

  private var makers: [ComponentType: Maker] = [:]
  /// Whether all views are the framework's own.
  private(set) var isStandard = true

  /// Creates a vocabulary with the framework's own views.
  public init() {
    registerViews()
    registerTexts()
    registerActions()
    registerTables()
    isStandard = true
  }

  /// Registers `maker` for components of `type`, replacing the previous one.
  public mutating func register(_ type: ComponentType, _ maker: @escaping Maker) {
    makers[type] = maker
    isStandard = false
  }

  /// Creates the view of `component`; `nil` for types that are parts of bars or of tables.
  public func make(_ component: ComponentDescription, _ site: ComponentSite) -> ComponentView? {
    guard let made = makers[component.type]?(component, site) else { return nil }
    made.view.id = ViewID("component-\(component.id)")
    return made.layered(makeLayers(over: component, site))
  }

  /// Creates the views of the components in front of `component`, which is not a view itself.
  private func makeLayers(
    over component: ComponentDescription, _ site: ComponentSite
  ) -> [ComponentView] {
    component.type == .view ? [] : makeParts(of: component, site)
  }

  /// Creates the views of all components in `component` except parts of bars and tables.
  public func makeParts(
    of component: ComponentDescription, _ site: ComponentSite
  ) -> [ComponentView] {
    component.components.compactMap { make($0, site) }
  }

  private mutating func registerViews() {
    register(.view) { component, site in
      let parts = site.vocabulary.makeParts(of: component, site)
      let frame = Frame { for part in parts { part.view } }
      frame.paint = component.paint(in: site.app)
      let made = ComponentView(component, frame, parts: parts)
      // A view adapts to any height if a part at its lower edge does.
      if parts.contains(where: { $0.leastHeight != nil }) {
        made.leastHeight = made.leastContentHeight
      }
      return made
    }
    register(.activityIndicator) { component, site in
      let indicator = ActivityIndicator()
      indicator.show(false, keepsPlace: site.page?.keepsIndicators == true)
      indicator.paint = component.indicatorPaint(in: site.app)
      let made = ComponentView(component, indicator)
      made.isLine = true
      return made
    }
  }
}

/// The environment in which the view of a component is created.
@MainActor
public struct ComponentSite {
  /// The makers, for components within components.
  public let vocabulary: ComponentVocabulary
  /// The app around the component, with its defaults.
  public let app: AppDescription
  /// The texts of the framework.
  public let texts: RmadTexts
  /// The page around the component, which carries out actions.
  weak var page: (any ComponentPage)?
}
