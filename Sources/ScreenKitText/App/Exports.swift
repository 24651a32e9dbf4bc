// Apps that import ScreenKitText can name the options of their command line, colours and palettes.
@_exported public import ScreenKitLaunch
@_exported public import ScreenKitLooks
