internal import ScreenKitCore

extension ComponentVocabulary {
  /// Registers buttons and images.
  mutating func registerActions() {
    register(.button) { component, site in
      let button = Button("")
      button.paint = component.buttonPaint(in: site.app)
      let images = ButtonImages(component, button, site.page)
      let made = ComponentView(component, images?.frame ?? button)
      made.isLine = images == nil
      made.didPosition = { images?.layOut(in: $0) }
      let bound = BoundText(component)
      let standIn = component.imageName ?? "\(component.id)"
      // The data of the button, from which it sends values.
      var current = DataContext(values: DataList())
      made.show = { context in
        current = context
        let text = bound.text(in: context)
        button.title = text.isEmpty ? standIn : text
        images?.show()
      }
      button.action = { [weak page = site.page] in page?.open(component, current) }
      return made
    }
    register(.image) { component, site in
      let image = ImageView(nil, name: "")
      image.paint = component.paint(in: site.app)
      let made = ComponentView(component, image)
      let bound = BoundText(component)
      made.show = { [weak page = site.page] context in
        page?.showImage(component, bound.images(in: context), in: image)
      }
      return made
    }
  }
}

extension ComponentDescription {
  /// The file name of a button's image, which replaces a missing text.
  fileprivate var imageName: String? {
    (self[.imageURL] ?? self[.backgroundImageURL])?.split(separator: "/").last.map(String.init)
  }
}
