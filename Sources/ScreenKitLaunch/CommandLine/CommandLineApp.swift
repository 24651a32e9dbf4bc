public import ScreenKitCore

/// An app with options of its own on the command line, which every host reads in the same way.
///
/// ```swift
/// struct Notes: CommandLineApp {
///   private var folder = "notes"
///
///   var options: [LaunchOption] { [LaunchOption("--folder", value: "DIR", help: "open that folder")] }
///
///   mutating func configure(_ launch: Launch) {
///     if let folder = launch.value(of: "--folder") { self.folder = folder }
///   }
///
///   func makeRoot() -> Controller { NotesScreen(folder: folder) }
/// }
/// ```
@MainActor
public protocol CommandLineApp: ScreenApp {
  /// The app's own options.
  var options: [LaunchOption] { get }

  /// Applies the values of the app's own options.
  ///
  /// - Throws: An error to show; the app does not start then.
  mutating func configure(_ launch: Launch) throws

  /// Returns text to print instead of running, if one of the options requests it; `nil` runs the
  /// app.
  ///
  /// - Throws: An error to show; the app does not start then.
  func printout(_ launch: Launch) throws -> String?
}

extension CommandLineApp {
  /// The default, no options.
  public var options: [LaunchOption] { [] }

  /// Does nothing.
  public mutating func configure(_ launch: Launch) throws {}

  /// Returns `nil`, so that the app runs.
  public func printout(_ launch: Launch) throws -> String? { nil }

  /// Configures the app; called by its host once, before anything else.
  ///
  /// - Parameter launch: The command line, parsed with the app's ``options``.
  /// - Throws: The errors of ``configure(_:)``, each as a ``LaunchError``.
  public mutating func applyOptions(of launch: Launch) throws(LaunchError) {
    do {
      try configure(launch)
    } catch let error as LaunchError {
      throw error
    } catch {
      throw LaunchError("\(error)")
    }
  }
}

extension ScreenApp {
  /// Creates the root screen with the app's texts in force, and opens `link` in it unless it is
  /// `nil`.
  ///
  /// - Throws: The errors of ``makeRoot()``, and a ``LaunchError`` if no screen opens the link.
  public func makeRoot(opening link: String?) throws -> Controller {
    strings.makeCurrent()
    let root = try makeRoot()
    guard let link else { return root }
    do {
      if try root.open(link) { return root }
    } catch {
      throw LaunchError("--open: \(error)")
    }
    throw LaunchError("--open: \(name) has no links")
  }
}
