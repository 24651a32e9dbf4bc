import ScreenKitCore
import ScreenKitLooks
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// The forms of controls that an app's look selects separately.
@MainActor
@Suite("Forms of controls", .leakFree, .proves("F-139"))
struct ControlFormsTests {
  /// A kind of control: a view, and the property of its form in the policies.
  struct Kind: Sendable, CustomStringConvertible {
    let description: String
    let form: @Sendable (inout ControlForms, LookName) -> Void
    let make: @MainActor @Sendable () -> View
  }

  nonisolated static let kinds = [
    Kind(description: "button") {
      $0.buttons = $1
    } make: {
      Button("Go")
    },
    Kind(description: "switch") {
      $0.switches = $1
    } make: {
      Toggle("Loud")
    },
    Kind(description: "check box") {
      $0.switches = $1
    } make: {
      Checkbox("Mute")
    },
    Kind(description: "radio buttons") {
      $0.choices = $1
    } make: {
      RadioGroup(["One", "Two"])
    },
    Kind(description: "segments") {
      $0.choices = $1
    } make: {
      SegmentedControl(["One", "Two"])
    },
    Kind(description: "slider") {
      $0.meters = $1
    } make: {
      Slider(0...9)
    },
    Kind(description: "text field") {
      $0.texts = $1
    } make: {
      TextField("Name")
    },
    Kind(description: "key pad") {
      $0.keyPads = $1
    } make: {
      KeyPad(for: TextField("Code"))
    },
    Kind(description: "tabs") {
      $0.tabs = $1
    } make: {
      TabBar(["One", "Two"])
    },
    Kind(description: "list") {
      $0.lists = $1
    } make: {
      List(["One", "Two"])
    },
    Kind(description: "document") {
      $0.documents = $1
    } make: {
      DocumentView(Document(markdown: "# Title\n\n[a link](https://example.com)"))
    },
  ]

  private func picture(_ view: View, _ look: Look) -> String {
    let test = ScreenTest(
      FormScreen(view), size: CellSize(columns: 36, rows: 12), look: look)
    return test.snapshot.styled()
  }

  @Test(arguments: kinds, LookName.allCases)
  func `a look can use another look's form of a control`(kind: Kind, other: LookName) {
    for base in LookName.allCases where base != other {
      var policies = LookPolicies.named(base)
      kind.form(&policies.forms, other)
      let mixed = Look("mixed", like: base, policies: policies)
      // The colours are those of the base, so the forms are compared with one palette.
      mixed.palettes = Look.named(other).palettes
      let (shown, wanted) = (picture(kind.make(), mixed), picture(kind.make(), .named(other)))
      #expect(shown == wanted, "\(kind) of \(other) in \(base)")
    }
  }

  @Test func `each look has controls of its own form`() {
    for name in LookName.allCases {
      #expect(LookPolicies.named(name).forms == ControlForms(of: name))
    }
    let buttons = LookName.allCases.map { picture(Button("Go"), .named($0)) }
    #expect(Set(buttons).count == buttons.count)
  }

  @Test func `other controls keep the form of the base`() {
    var policies = LookPolicies.named(.terminal)
    policies.forms.buttons = .material
    let mixed = Look("mixed", like: .terminal, policies: policies)
    #expect(picture(Toggle("Loud"), mixed) == picture(Toggle("Loud"), .named(.terminal)))
    #expect(picture(Button("Go"), mixed) != picture(Button("Go"), .named(.terminal)))
  }
}

private final class FormScreen: Controller {
  private let shown: View

  init(_ view: View) { shown = view }

  override func makeView() -> View { Column(cross: .fill) { shown } }
}
