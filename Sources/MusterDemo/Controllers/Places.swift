internal import ScreenKitNav

/// The gateway, at the bottom of everything.
struct LoginPlace: Route {}

/// The tabs, which lie on the gateway.
struct TabPlace: Route {}

/// One announcement in full.
struct AnnouncementPlace: Route { var dbID: Int }

/// A page of the intranet by its path, opened from somewhere else than its tab.
struct IntranetPlace: Route { var path: String }
