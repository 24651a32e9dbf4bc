import ScreenKitNav

struct OpenFolder: Route {
  var path: String
}

/// A file manager: a stack with a screen for each folder that is open.
package final class FilesApp: StackNavigator {
  package init(_ files: any FileService, at path: String) {
    let desk = FileDesk(files)
    let routes = RouteTable()
    routes.add(OpenFolder.self) { FolderScreen($0.path, desk) }
    super.init(routes: routes, root: OpenFolder(path: path))
  }
}
