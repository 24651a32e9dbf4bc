// Apps that import ScreenKitText can name colours and palettes, as in `customize(_:)`.
@_exported public import ScreenKitLooks
