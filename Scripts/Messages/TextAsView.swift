// Texts among views.
import ScreenKitCore

final class TextAsViewScreen: Controller {
  override func makeView() -> View {
    Column {
      // expected-error@+1 {{a text is no view: write Label(text)}}
      "Hello"
      Label("there")
    }
  }
}
