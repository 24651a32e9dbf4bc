import ScreenKitCore
import ScreenKitRmad

/// A described app with feeds and components of the program's own.
@MainActor
enum OwnDescribedApp {
  static func make() -> Controller? {
    let reading = AppDescription.read(RmadSample.description, tolerance: .lenient)
    guard let description = reading.description else { return nil }
    var components = ComponentVocabulary()
    components.register(.button) { component, _ in
      ComponentView(component, Button("Button \(component.id)"))
    }
    let feeds = EmbeddedFeedSource(RmadSample.files)
    return DescribedModel(description, feeds: feeds, components: components).makeApp()
  }
}
