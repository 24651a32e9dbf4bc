internal import ScreenKitNav

/// The route to the login screen, the root of the app's stack.
struct LoginPlace: Route {}

/// The route to the tabs, which are on top of the login screen.
struct TabPlace: Route {}

/// The route to one announcement in full.
struct AnnouncementPlace: Route { var dbID: Int }

/// The route to a page of the intranet by its path, opened from another tab.
struct IntranetPlace: Route { var path: String }
