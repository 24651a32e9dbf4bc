// Properties that are observed outside of a model.
import ScreenKitCore

struct ObservedStructure {
  // expected-error@+1 {{@Observed belongs to a stored property of a Model: write `final class Name: Model`}}
  @Observed var count = 0
}

func observedVariable() {
  // expected-error@+1 {{@Observed belongs to a stored property of a Model: write `final class Name: Model`}}
  @Observed var count = 0
  print(count)
}
