// Apps use protocols and options of these modules.
@_exported public import ScreenKitLaunch
@_exported public import ScreenKitLooks
@_exported public import ScreenKitWeb
// The address of a visitor.
@_exported public import struct ServerParts.ClientAddress
