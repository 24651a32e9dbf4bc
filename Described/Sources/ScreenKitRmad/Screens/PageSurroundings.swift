/// The parts of a description that a page shows although its controller does not contain them.
struct PageSurroundings: Hashable {
  /// The properties of the app, such as its default font, without its version.
  private let app: PropertyEntries
  /// The bar of the navigation controller around the page; `nil` if there is none, or if the page
  /// has its own bar.
  private let bar: ComponentDescription?

  /// Finds the surroundings of the page at `route` in `description`.
  init(of route: DescribedRoute, in description: AppDescription) {
    var app = description.properties
    app.remove("data_version")
    self.app = app
    let path = description.path(of: route) ?? route.path
    let around = description.controller(at: Array(path.dropLast()))
    let hasOwnBar = description.controller(at: path)?.first(.navigationBar) != nil
    bar = hasOwnBar || around?.type != .navigation ? nil : around?.first(.navigationBar)
  }
}
